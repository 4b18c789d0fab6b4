import { Text, View } from '@react-pdf/renderer';
import type { ReactLayout } from './layout';
import { Bullets, FurtherParts, Links, type PartOf, styles } from './react-pieces';

const CentredPart: PartOf = ({ heading, children }) => (
  <View style={{ marginTop: 10 }}>
    <Text style={{ textAlign: 'center', fontWeight: 700, fontSize: 11 }} minPresenceAhead={50}>
      {heading.toUpperCase()}
    </Text>
    {children}
  </View>
);

/** A centred header and centred headings; the dates of each entry are on a separate line above it. */
export const centred: ReactLayout = {
  id: 'centred',
  producer: 'react-pdf',
  months: ['long', 'short', 'slash'],
  page: (content) => (
    <>
      <View style={{ alignItems: 'center' }}>
        <Text style={{ fontSize: 20, lineHeight: 1.2 }}>{content.name.toUpperCase()}</Text>
        <Text>{content.title}</Text>
        <Text>{[content.place, content.phone, content.email].join('  •  ')}</Text>
        <Links content={content} />
      </View>
      <CentredPart heading={content.heading('summary')}>
        <Text>{content.summary}</Text>
      </CentredPart>
      <CentredPart heading={content.heading('education')}>
        {content.education.map((study) => (
          <View key={study.degree} style={styles.entry} wrap={false}>
            <Text style={styles.italic}>{study.dates}</Text>
            <Text style={styles.bold}>{study.degree}</Text>
            <Text>{`${study.institution}, ${study.place}`}</Text>
            {study.note ? <Text>{study.note}</Text> : null}
          </View>
        ))}
      </CentredPart>
      <CentredPart heading={content.heading('work')}>
        {content.work.map((job) => (
          <View key={job.dates + job.position} style={styles.entry} wrap={false}>
            <Text style={styles.italic}>{job.dates}</Text>
            <Text style={styles.bold}>{job.position}</Text>
            <Text>{`${job.company}, ${job.place}`}</Text>
            <Bullets lines={job.bullets} glyph="›" />
          </View>
        ))}
      </CentredPart>
      <CentredPart heading={content.heading('skills')}>
        {content.skills.map(({ group, items }) => (
          <Text key={group}>{items.join(' | ')}</Text>
        ))}
      </CentredPart>
      <CentredPart heading={content.heading('certifications')}>
        {content.certifications.map(({ name, details }) => (
          <Text key={name}>{[name, details].filter(Boolean).join(', ')}</Text>
        ))}
      </CentredPart>
      <CentredPart heading={content.heading('languages')}>
        {content.languages.map(({ name, level }) => (
          <Text key={name}>{`${name} – ${level}`}</Text>
        ))}
      </CentredPart>
      <FurtherParts content={content} Part={CentredPart} />
    </>
  ),
};

const SidePart: PartOf = ({ heading, children }) => (
  <View style={{ marginTop: 12 }}>
    <Text style={{ fontWeight: 700, fontSize: 13, color: '#27548a' }} minPresenceAhead={50}>
      {heading}
    </Text>
    {children}
  </View>
);

/** Contact, skills and languages in a sidebar on the right. */
export const reactSidebar: ReactLayout = {
  id: 'react-sidebar',
  producer: 'react-pdf',
  months: ['short', 'slash', 'yearOnly'],
  page: (content) => (
    <>
      <Text style={{ fontSize: 22, fontWeight: 700, lineHeight: 1.2 }}>{content.name}</Text>
      <Text style={{ color: '#27548a' }}>{content.title}</Text>
      <View style={{ flexDirection: 'row', gap: 24 }}>
        <View style={{ flex: 2 }}>
          <SidePart heading={content.heading('work')}>
            {content.work.map((job) => (
              <View key={job.dates + job.position} style={styles.entry} wrap={false}>
                <Text style={styles.bold}>{`${job.position}, ${job.company}`}</Text>
                <Text style={{ color: '#666666', fontSize: 9 }}>{`${job.dates}  |  ${job.place}`}</Text>
                <Bullets lines={job.bullets} glyph="•" />
              </View>
            ))}
          </SidePart>
          <SidePart heading={content.heading('education')}>
            {content.education.map((study) => (
              <View key={study.degree} style={styles.entry} wrap={false}>
                <Text style={styles.bold}>{`${study.degree}, ${study.institution}`}</Text>
                <Text style={{ color: '#666666', fontSize: 9 }}>{`${study.dates}  |  ${study.place}`}</Text>
                {study.note ? <Text>{study.note}</Text> : null}
              </View>
            ))}
          </SidePart>
          <FurtherParts content={content} Part={SidePart} />
        </View>
        <View style={{ flex: 1 }}>
          <SidePart heading={content.heading('contact')}>
            <Text>{content.phone}</Text>
            <Text>{content.email}</Text>
            <Text>{content.place}</Text>
            <Links content={content} />
          </SidePart>
          <SidePart heading={content.heading('summary')}>
            <Text>{content.summary}</Text>
          </SidePart>
          <SidePart heading={content.heading('skills')}>
            {content.skills.map(({ group, items }) => (
              <View key={group} style={styles.entry}>
                <Text style={styles.bold}>{group}</Text>
                <Bullets lines={items} glyph="•" />
              </View>
            ))}
          </SidePart>
          <SidePart heading={content.heading('languages')}>
            {content.languages.map(({ name, level }) => (
              <Text key={name}>{`${name}: ${level}`}</Text>
            ))}
          </SidePart>
          <SidePart heading={content.heading('certifications')}>
            {content.certifications.map(({ name, details }) => (
              <View key={name} style={styles.entry}>
                <Text>{name}</Text>
                {details ? <Text style={{ color: '#666666', fontSize: 9 }}>{details}</Text> : null}
              </View>
            ))}
          </SidePart>
        </View>
      </View>
    </>
  ),
};
