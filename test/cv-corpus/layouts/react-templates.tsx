import { Link, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Content } from '../content';
import type { ReactLayout } from './layout';
import { Bullets, FurtherParts, Links, type PartOf, styles } from './react-pieces';

const ThickPart: PartOf = ({ heading, children }) => (
  <View style={{ marginTop: 10 }}>
    <Text
      style={{ fontSize: 13, fontWeight: 700, borderBottom: '2pt solid #222222', marginBottom: 5 }}
      minPresenceAhead={50}
    >
      {heading}
    </Text>
    {children}
  </View>
);

function Beside({ left, children }: { left: string[]; children: ReactNode }) {
  return (
    <View style={{ flexDirection: 'row', marginBottom: 6 }} wrap={false}>
      <View style={{ width: 125, paddingRight: 8 }}>
        {left.map((line) => (
          <Text key={line} style={{ fontSize: 9.5 }}>
            {line}
          </Text>
        ))}
      </View>
      <View style={{ flex: 1 }}>{children}</View>
    </View>
  );
}

/** Dates with the place below them on the left; the title and the company in italics on the right. */
export const reactFlow: ReactLayout = {
  id: 'react-flow',
  producer: 'react-pdf',
  months: ['slash', 'short', 'dot'],
  page: (content) => (
    <>
      <View style={{ alignItems: 'center' }}>
        <Text style={{ fontSize: 22, fontWeight: 700, lineHeight: 1.2 }}>{content.name}</Text>
        <Text style={{ fontSize: 11 }}>{content.title}</Text>
        <Text>{[content.email, content.phone, content.place].join('   |   ')}</Text>
        <View style={{ flexDirection: 'row', gap: 16 }}>
          <Links content={content} />
        </View>
      </View>
      <ThickPart heading={content.heading('summary')}>
        <Text>{content.summary}</Text>
      </ThickPart>
      <ThickPart heading={content.heading('work')}>
        {content.work.map((job) => (
          <Beside key={job.dates + job.position} left={[job.dates, job.place]}>
            <Text style={styles.bold}>{job.position}</Text>
            <Text style={styles.italic}>{job.company}</Text>
            <Bullets lines={job.bullets} glyph="•" />
          </Beside>
        ))}
      </ThickPart>
      <ThickPart heading={content.heading('education')}>
        {content.education.map((study) => (
          <Beside key={study.degree} left={[study.dates, study.place]}>
            <Text style={styles.bold}>{study.degree}</Text>
            <Text style={styles.italic}>{study.institution}</Text>
            {study.note ? <Text>{study.note}</Text> : null}
          </Beside>
        ))}
      </ThickPart>
      <ThickPart heading={content.heading('skills')}>
        {content.skills.map(({ group, items }) => (
          <Text key={group}>
            <Text style={styles.bold}>{group}</Text>
            {` — ${items.join(', ')}`}
          </Text>
        ))}
      </ThickPart>
      <ThickPart heading={content.heading('languages')}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
          {content.languages.map(({ name, level }) => (
            <View key={name} style={{ width: '33%' }}>
              <Text style={styles.bold}>{name}</Text>
              <Text>{level}</Text>
            </View>
          ))}
        </View>
      </ThickPart>
      <ThickPart heading={content.heading('certifications')}>
        {content.certifications.map(({ name, issuer, date }) => (
          <Beside key={name} left={[date]}>
            <Text style={styles.bold}>{name}</Text>
            {issuer ? <Text style={styles.italic}>{issuer}</Text> : null}
          </Beside>
        ))}
      </ThickPart>
      <FurtherParts content={content} Part={ThickPart} />
    </>
  ),
};

const BoxedPart: PartOf = ({ heading, children }) => (
  <View style={{ marginTop: 10 }}>
    <Text
      style={{ fontSize: 10.5, fontWeight: 700, backgroundColor: '#dfe6ee', padding: '2 6', marginBottom: 4 }}
      minPresenceAhead={50}
    >
      {heading.toUpperCase()}
    </Text>
    {children}
  </View>
);

function Band({ content }: { content: Content }) {
  return (
    <View
      style={[
        styles.row,
        { backgroundColor: '#1f3a5f', color: '#ffffff', margin: '-42 -42 4 -42', padding: '24 42' },
      ]}
    >
      <View style={{ flex: 1 }}>
        <Text style={{ fontSize: 22, fontWeight: 700, lineHeight: 1.2 }}>{content.name}</Text>
        <Text>{content.title}</Text>
      </View>
      <View style={{ width: 210, alignItems: 'flex-end', fontSize: 9 }}>
        <Text>{content.phone}</Text>
        <Text>{content.email}</Text>
        <Text style={{ textAlign: 'right' }}>{content.place}</Text>
        {content.links.map(({ text, address }) => (
          <Link key={address} src={address} style={{ color: '#ffffff', textDecoration: 'none' }}>
            {text}
          </Link>
        ))}
      </View>
    </View>
  );
}

function Footer({ content }: { content: Content }) {
  return (
    <Text
      fixed
      style={{ position: 'absolute', bottom: 18, left: 42, right: 42, textAlign: 'center', fontSize: 8 }}
      render={({ pageNumber, totalPages }) =>
        `${content.name} – ${content.labels.page} ${pageNumber} / ${totalPages}`
      }
    />
  );
}

/** A coloured band at the top; position and company with a bar between them, then the place in brackets. */
export const reactBoxed: ReactLayout = {
  id: 'react-boxed',
  producer: 'react-pdf',
  months: ['short', 'dot', 'yearOnly'],
  page: (content) => (
    <>
      <Band content={content} />
      <BoxedPart heading={content.heading('summary')}>
        <Text>{content.summary}</Text>
      </BoxedPart>
      <BoxedPart heading={content.heading('skills')}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
          {content.skills
            .flatMap(({ items }) => items)
            .map((item) => (
              <View key={item} style={{ width: '33%', paddingRight: 6 }}>
                <Bullets lines={[item]} glyph="•" />
              </View>
            ))}
        </View>
      </BoxedPart>
      <BoxedPart heading={content.heading('work')}>
        {content.work.map((job) => (
          <View key={job.dates + job.position} style={styles.entry} wrap={false}>
            <View style={[styles.row, { gap: 12 }]}>
              <Text style={{ flex: 1 }}>
                <Text style={styles.bold}>{job.position}</Text>
                {` | ${job.company} (${job.place})`}
              </Text>
              <Text>{job.dates}</Text>
            </View>
            <Bullets lines={job.bullets} glyph="•" />
          </View>
        ))}
      </BoxedPart>
      <BoxedPart heading={content.heading('education')}>
        {content.education.map((study) => (
          <View key={study.degree} style={styles.entry} wrap={false}>
            <View style={[styles.row, { gap: 12 }]}>
              <Text style={{ flex: 1 }}>
                <Text style={styles.bold}>{study.degree}</Text>
                {` | ${study.institution} (${study.place})`}
              </Text>
              <Text>{study.dates}</Text>
            </View>
            {study.note ? <Text>{study.note}</Text> : null}
          </View>
        ))}
      </BoxedPart>
      <BoxedPart heading={content.heading('certifications')}>
        {content.certifications.map(({ name, issuer, date }) => (
          <View key={name} style={[styles.row, { gap: 12 }]}>
            <Text style={{ flex: 1 }}>{[name, issuer].filter(Boolean).join(' | ')}</Text>
            <Text>{date}</Text>
          </View>
        ))}
      </BoxedPart>
      <BoxedPart heading={content.heading('languages')}>
        <Text>{content.languages.map(({ name, level }) => `${name} (${level})`).join(' | ')}</Text>
      </BoxedPart>
      <FurtherParts content={content} Part={BoxedPart} />
      <Footer content={content} />
    </>
  ),
};
