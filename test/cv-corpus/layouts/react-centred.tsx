import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { ReactLayout } from './layout';
import { Bullets, FurtherParts, Links, type PartOf, styles } from './react-pieces';

const centre = { textAlign: 'center' } as const;

const Part: PartOf = ({ heading, children }) => (
  <View style={{ marginTop: 14 }}>
    <View
      style={{ flexDirection: 'row', alignItems: 'center', gap: 10, marginBottom: 5 }}
      minPresenceAhead={60}
    >
      <View style={{ flex: 1, borderBottom: '0.6pt solid #8c7b6b' }} />
      <Text style={{ fontSize: 11, color: '#8c7b6b' }}>{heading}</Text>
      <View style={{ flex: 1, borderBottom: '0.6pt solid #8c7b6b' }} />
    </View>
    {children}
  </View>
);

function Entry({ lines, children }: { lines: [string, string, string]; children?: ReactNode }) {
  const [first, second, third] = lines;
  return (
    <View style={{ marginBottom: 9 }} wrap={false}>
      <Text style={[styles.bold, centre]}>{first}</Text>
      <Text style={[styles.italic, centre]}>{second}</Text>
      <Text style={[centre, { color: '#777777', fontSize: 9 }]}>{third}</Text>
      {children}
    </View>
  );
}

/** The heads of entries are centred, as are skills and languages; only the tasks begin at the left. */
export const reactMiddle: ReactLayout = {
  id: 'react-middle',
  producer: 'react-pdf',
  months: ['long', 'yearOnly', 'slash'],
  page: (content) => (
    <>
      <View style={{ alignItems: 'center', border: '1pt solid #8c7b6b', padding: 12 }}>
        <Text style={{ fontSize: 23, lineHeight: 1.2 }}>{content.name}</Text>
        <Text style={{ color: '#8c7b6b', fontSize: 12 }}>{content.title}</Text>
      </View>
      <View style={{ alignItems: 'center', marginTop: 6, fontSize: 9.5 }}>
        <Text>{`${content.phone}  /  ${content.email}`}</Text>
        <Text>{content.place}</Text>
        <View style={{ flexDirection: 'row', gap: 14 }}>
          <Links content={content} />
        </View>
      </View>
      <Part heading={content.heading('summary')}>
        <Text style={centre}>{content.summary}</Text>
      </Part>
      <Part heading={content.heading('work')}>
        {content.work.map((job) => (
          <Entry
            key={job.dates + job.position}
            lines={[job.position, job.company, `${job.place}, ${job.dates}`]}
          >
            <Bullets lines={job.bullets} glyph="•" />
          </Entry>
        ))}
      </Part>
      <Part heading={content.heading('education')}>
        {content.education.map((study) => (
          <Entry
            key={study.degree}
            lines={[study.degree, study.institution, `${study.place}, ${study.dates}`]}
          >
            {study.note ? <Text style={centre}>{study.note}</Text> : null}
          </Entry>
        ))}
      </Part>
      <Part heading={content.heading('skills')}>
        {content.skills.map(({ group, items }) => (
          <View key={group} style={styles.entry} wrap={false}>
            <Text style={[styles.bold, centre]}>{group}</Text>
            <Text style={centre}>{items.join('   ·   ')}</Text>
          </View>
        ))}
      </Part>
      <Part heading={content.heading('languages')}>
        <Text style={centre}>
          {content.languages.map(({ name, level }) => `${name} (${level})`).join('   ·   ')}
        </Text>
      </Part>
      <Part heading={content.heading('certifications')}>
        {content.certifications.map(({ name, details }) => (
          <Text key={name} style={centre}>
            {[name, details].filter(Boolean).join(', ')}
          </Text>
        ))}
      </Part>
      <FurtherParts content={content} Part={Part} />
    </>
  ),
};

const Banner: PartOf = ({ heading, children }) => (
  <View style={{ marginTop: 12 }}>
    <Text
      style={[
        centre,
        {
          fontSize: 11.5,
          fontWeight: 700,
          color: '#2c3e63',
          borderTop: '1pt solid #2c3e63',
          borderBottom: '1pt solid #2c3e63',
          padding: '2 0 1 0',
          marginBottom: 5,
        },
      ]}
      minPresenceAhead={50}
    >
      {heading}
    </Text>
    {children}
  </View>
);

function Run({ title, house, right }: { title: string; house: string; right: string }) {
  return (
    <View style={[styles.row, { gap: 14 }]}>
      <Text style={{ flex: 1 }}>
        <Text style={styles.bold}>{title}, </Text>
        <Text style={styles.italic}>{house}</Text>
      </Text>
      <Text style={{ maxWidth: 220, textAlign: 'right' }}>{right}</Text>
    </View>
  );
}

/** Title and company run on at the left, dates and place at the right; skills in a table of two columns. */
export const reactRightRun: ReactLayout = {
  id: 'react-right-run',
  producer: 'react-pdf',
  months: ['slash', 'short', 'dot'],
  page: (content) => (
    <>
      <Text style={{ fontSize: 24, fontWeight: 700, lineHeight: 1.2, color: '#2c3e63' }}>{content.name}</Text>
      <Text style={[styles.italic, { fontSize: 13, marginBottom: 4 }]}>{content.title}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 18 }}>
        <Text>{content.email}</Text>
        <Text>{content.phone}</Text>
        <Text>{content.place}</Text>
        <Links content={content} />
      </View>
      <Banner heading={content.heading('summary')}>
        <Text>{content.summary}</Text>
      </Banner>
      <Banner heading={content.heading('work')}>
        {content.work.map((job) => (
          <View key={job.dates + job.position} style={styles.entry} wrap={false}>
            <Run title={job.position} house={job.company} right={`${job.dates} | ${job.place}`} />
            <Bullets lines={job.bullets} glyph="•" />
          </View>
        ))}
      </Banner>
      <Banner heading={content.heading('education')}>
        {content.education.map((study) => (
          <View key={study.degree} style={styles.entry} wrap={false}>
            <Run title={study.degree} house={study.institution} right={`${study.dates} | ${study.place}`} />
            {study.note ? <Bullets lines={[study.note]} glyph="•" /> : null}
          </View>
        ))}
      </Banner>
      <Banner heading={content.heading('skills')}>
        {content.skills.map(({ group, items }) => (
          <View key={group} style={{ flexDirection: 'row' }}>
            <Text style={[styles.bold, { width: 130, paddingRight: 10 }]}>{group}</Text>
            <Text style={{ flex: 1 }}>{items.join(' | ')}</Text>
          </View>
        ))}
      </Banner>
      <Banner heading={content.heading('certifications')}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: 4 }}>
          {content.certifications.map(({ name, details }) => (
            <View key={name} style={{ width: '50%', paddingRight: 10 }}>
              <Text style={styles.bold}>{name}</Text>
              <Text>{details}</Text>
            </View>
          ))}
        </View>
      </Banner>
      <Banner heading={content.heading('languages')}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 24 }}>
          {content.languages.map(({ name, level }) => (
            <Text key={name}>
              <Text style={styles.bold}>{name}</Text>
              {` – ${level}`}
            </Text>
          ))}
        </View>
      </Banner>
      <FurtherParts content={content} Part={Banner} />
    </>
  ),
};
