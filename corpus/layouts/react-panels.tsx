import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { ReactLayout } from './layout';
import { Bullets, FurtherParts, Links, type PartOf, styles } from './react-pieces';

const Part: PartOf = ({ heading, children }) => (
  <View style={{ marginTop: 12 }}>
    <Text
      style={{
        fontSize: 12,
        fontWeight: 700,
        borderLeft: '4pt solid #b33a3a',
        paddingLeft: 6,
        marginBottom: 4,
      }}
      minPresenceAhead={50}
    >
      {heading}
    </Text>
    {children}
  </View>
);

function Panel({ heading, flex = 3, children }: { heading: string; flex?: number; children: ReactNode }) {
  return (
    <View style={{ flex, backgroundColor: '#f2f0ec', padding: 9 }}>
      <Text style={{ fontWeight: 700, color: '#b33a3a', marginBottom: 3 }}>{heading}</Text>
      {children}
    </View>
  );
}

function Head({ dates, house, place }: { dates: string; house: string; place: string }) {
  return (
    <Text style={{ color: '#555555' }}>
      {`${dates}   `}
      <Text style={{ fontWeight: 700, color: '#222222' }}>{house}</Text>
      {`   ${place}`}
    </Text>
  );
}

/** Contacts, skills and languages in panels side by side; dates, company and place on one line; studies at the end. */
export const reactPanels: ReactLayout = {
  id: 'react-panels',
  producer: 'react-pdf',
  months: ['slash', 'yearOnly', 'short'],
  page: (content) => (
    <>
      <View style={[styles.row, { gap: 24 }]}>
        <View style={{ flex: 2 }}>
          <Text style={{ fontSize: 24, fontWeight: 700, lineHeight: 1.2 }}>{content.name}</Text>
          <Text style={{ fontSize: 12, color: '#b33a3a' }}>{content.title}</Text>
        </View>
        <Text style={[styles.italic, { flex: 3 }]}>{content.summary}</Text>
      </View>
      <View style={{ flexDirection: 'row', gap: 8, marginTop: 12, fontSize: 9.5 }}>
        <Panel heading={content.heading('contact')} flex={4}>
          <Text>{content.place}</Text>
          <Text>{content.phone}</Text>
          <Text style={{ fontSize: content.email.length > 32 ? 8 : 9 }}>{content.email}</Text>
          <Links content={content} />
        </Panel>
        <Panel heading={content.heading('skills')}>
          <Text>{content.skills.flatMap(({ items }) => items).join(', ')}</Text>
        </Panel>
        <Panel heading={content.heading('languages')}>
          {content.languages.map(({ name, level }) => (
            <Text key={name}>
              <Text style={styles.bold}>{name}</Text>
              {` ${level}`}
            </Text>
          ))}
        </Panel>
      </View>
      <Part heading={content.heading('work')}>
        {content.work.map((job) => (
          <View key={job.dates + job.position} style={styles.entry} wrap={false}>
            <Head dates={job.dates} house={job.company} place={job.place} />
            <Text style={styles.italic}>{job.position}</Text>
            <Bullets lines={job.bullets} glyph="·" />
          </View>
        ))}
      </Part>
      <View style={{ flexDirection: 'row', gap: 20 }}>
        <View style={{ flex: 3 }}>
          <Part heading={content.heading('education')}>
            {content.education.map((study) => (
              <View key={study.degree} style={styles.entry} wrap={false}>
                <Head dates={study.dates} house={study.institution} place={study.place} />
                <Text style={styles.italic}>{study.degree}</Text>
                {study.note ? <Text>{study.note}</Text> : null}
              </View>
            ))}
          </Part>
        </View>
        <View style={{ flex: 2 }}>
          <Part heading={content.heading('certifications')}>
            {content.certifications.map(({ name, issuer, date }) => (
              <View key={name} style={styles.entry} wrap={false}>
                <Text style={styles.bold}>{name}</Text>
                <Text>{[date, issuer].filter(Boolean).join('   ')}</Text>
              </View>
            ))}
          </Part>
        </View>
      </View>
      <FurtherParts content={content} Part={Part} />
    </>
  ),
};
