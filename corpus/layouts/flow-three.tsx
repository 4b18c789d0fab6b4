import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Content } from '../content';
import { contactsOf, Linked, partsWith } from './flow-pieces';
import type { ReactLayout } from './layout';
import { Bullets, FurtherParts, styles } from './react-pieces';

const slate = '#4a5568';

const Part = partsWith(({ text }) => (
  <View style={{ marginTop: 10, borderTop: '0.6pt solid #cbd5e0', paddingTop: 8 }}>
    <Text style={{ fontSize: 13, color: slate, marginBottom: 5 }}>{text}</Text>
  </View>
));

function Row(props: { left: string[]; right?: string; children: ReactNode }) {
  const [first, ...others] = props.left;
  return (
    <View style={{ flexDirection: 'row', gap: 12, marginBottom: 7 }} wrap={false}>
      <View style={{ width: 126 }}>
        <Text style={styles.bold}>{first}</Text>
        {others.map((line) => (
          <Text key={line} style={{ fontSize: 9, color: slate }}>
            {line}
          </Text>
        ))}
      </View>
      <View style={{ flex: 1 }}>{props.children}</View>
      {props.right === undefined ? null : (
        <Text style={{ width: 84, textAlign: 'right', fontSize: 9, color: slate }}>{props.right}</Text>
      )}
    </View>
  );
}

function Head({ content }: { content: Content }) {
  return (
    <View style={[styles.row, { gap: 20, marginBottom: 4 }]}>
      <View style={{ flex: 1 }}>
        <Text style={{ fontSize: 26, lineHeight: 1.15 }}>{content.name}</Text>
        <Text style={{ fontSize: 12, color: slate, marginTop: 3 }}>{content.title}</Text>
      </View>
      <View style={{ width: 215, fontSize: 9, alignItems: 'flex-end' }}>
        {contactsOf(content).map(({ icon: _, text, ...link }) => (
          <View key={text}>
            <Linked text={text} color="#222222" {...link} />
          </View>
        ))}
      </View>
    </View>
  );
}

/** A theme for résumés kept as data: company and place, position and tasks, and dates in three columns. */
export const flowThree: ReactLayout = {
  id: 'flow-three',
  producer: 'react-pdf',
  months: ['short', 'slash', 'long'],
  page: (content) => (
    <>
      <Head content={content} />
      <Part heading={content.heading('summary')}>
        <Text>{content.summary}</Text>
      </Part>
      <Part heading={content.heading('work')}>
        {content.work.map(({ company, place, position, dates, bullets }) => (
          <Row key={dates + position} left={[company, place]} right={dates}>
            <Text style={styles.italic}>{position}</Text>
            <Bullets lines={bullets} glyph="–" />
          </Row>
        ))}
      </Part>
      <Part heading={content.heading('education')}>
        {content.education.map(({ institution, place, degree, dates, note }) => (
          <Row key={degree} left={[institution, place]} right={dates}>
            <Text style={styles.italic}>{degree}</Text>
            {note ? <Text>{note}</Text> : null}
          </Row>
        ))}
      </Part>
      <Part heading={content.heading('skills')}>
        {content.skills.map(({ group, items }) => (
          <Row key={group} left={[group]}>
            <Text>{items.join(' • ')}</Text>
          </Row>
        ))}
      </Part>
      <Part heading={content.heading('languages')}>
        {content.languages.map(({ name, level }) => (
          <Row key={name} left={[name]}>
            <Text>{level}</Text>
          </Row>
        ))}
      </Part>
      <Part heading={content.heading('certifications')}>
        {content.certifications.map(({ name, issuer, date }) => (
          <View key={name} style={[styles.row, { gap: 12, marginBottom: 4 }]} wrap={false}>
            <Text style={{ flex: 1 }}>
              {name}
              {issuer ? <Text style={{ color: slate }}>{` – ${issuer}`}</Text> : null}
            </Text>
            <Text style={{ fontSize: 9, color: slate }}>{date}</Text>
          </View>
        ))}
      </Part>
      <FurtherParts content={content} Part={Part} />
    </>
  ),
};
