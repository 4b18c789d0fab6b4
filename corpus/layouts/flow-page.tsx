import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Language } from '../person';
import { Linked, partsWith } from './flow-pieces';
import type { ReactLayout } from './layout';
import { FurtherParts, styles } from './react-pieces';

const quiet = '#8a8a8a';

/** The word between a position and a company. */
const at: Record<Language, string> = {
  en: 'at',
  de: 'bei',
  fr: 'chez',
  es: 'en',
  it: 'presso',
  nl: 'bij',
  pt: 'em',
};

const Part = partsWith(({ text }) => (
  <Text style={[styles.bold, { fontSize: 10, marginTop: 18, marginBottom: 7 }]}>{text}</Text>
));

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View style={{ flexDirection: 'row', gap: 16, marginBottom: 8 }} wrap={false}>
      <Text style={{ width: 92, color: quiet }}>{label}</Text>
      <View style={{ flex: 1 }}>{children}</View>
    </View>
  );
}

/** A page as many in start-ups have: dates in grey, then "position at company", the place and a few lines. */
export const flowPage: ReactLayout = {
  id: 'flow-page',
  producer: 'react-pdf',
  months: ['yearOnly', 'short', 'slash'],
  page: (content) => (
    <View style={{ paddingHorizontal: 26 }}>
      <View style={{ flexDirection: 'row', gap: 14, alignItems: 'center' }}>
        <View style={{ width: 48, height: 48, borderRadius: 24, backgroundColor: '#ded6c8' }} />
        <View style={{ flex: 1 }}>
          <Text style={[styles.bold, { fontSize: 15, lineHeight: 1.3 }]}>{content.name}</Text>
          <Text style={{ color: quiet }}>{content.title}</Text>
        </View>
      </View>
      <Part heading={content.heading('summary')}>
        <Text>{content.summary}</Text>
      </Part>
      <Part heading={content.heading('work')}>
        {content.work.map(({ dates, position, company, place, bullets }) => (
          <Row key={dates + position} label={dates}>
            <Text>
              <Text style={styles.bold}>{position}</Text>
              {` ${at[content.language]} `}
              <Text style={{ textDecoration: 'underline' }}>{company}</Text>
            </Text>
            <Text style={{ color: quiet }}>{place}</Text>
            {bullets.map((line) => (
              <Text key={line} style={{ marginTop: 3 }}>
                {line}
              </Text>
            ))}
          </Row>
        ))}
      </Part>
      <Part heading={content.heading('education')}>
        {content.education.map(({ dates, degree, institution, place, note }) => (
          <Row key={degree} label={dates}>
            <Text>
              <Text style={styles.bold}>{degree}</Text>
              {', '}
              <Text style={{ textDecoration: 'underline' }}>{institution}</Text>
            </Text>
            <Text style={{ color: quiet }}>{place}</Text>
            {note ? <Text style={{ marginTop: 3 }}>{note}</Text> : null}
          </Row>
        ))}
      </Part>
      <Part heading={content.heading('certifications')}>
        {content.certifications.map(({ name, issuer, date }) => (
          <Row key={name} label={date}>
            <Text style={styles.bold}>{name}</Text>
            {issuer ? <Text style={{ color: quiet }}>{issuer}</Text> : null}
          </Row>
        ))}
      </Part>
      <Part heading={content.heading('skills')}>
        <Text>{content.skills.flatMap(({ items }) => items).join(', ')}</Text>
      </Part>
      <Part heading={content.heading('languages')}>
        {content.languages.map(({ name, level }) => (
          <Row key={name} label={name}>
            <Text>{level}</Text>
          </Row>
        ))}
      </Part>
      <FurtherParts content={content} Part={Part} />
      <Part heading={content.heading('contact')}>
        <Row label={content.labels.email}>
          <Text>{content.email}</Text>
        </Row>
        <Row label={content.labels.phone}>
          <Text>{content.phone}</Text>
        </Row>
        <Row label={content.labels.place}>
          <Text>{content.place}</Text>
        </Row>
        {content.links.map(({ text, address }) => (
          <Row key={address} label="Web">
            <Linked text={text} address={address} color="#222222" />
          </Row>
        ))}
      </Part>
    </View>
  ),
};
