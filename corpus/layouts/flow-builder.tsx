import { Text, View } from '@react-pdf/renderer';
import type { Content } from '../content';
import { contactsOf, Icon, Linked, partsWith } from './flow-pieces';
import type { ReactLayout } from './layout';
import { Bullets, FurtherParts, styles } from './react-pieces';

const sky = '#0b7fab';

const Part = partsWith(({ text }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10, marginTop: 12, marginBottom: 4 }}>
    <View style={{ width: 34, height: 3, backgroundColor: sky }} />
    <Text style={[styles.bold, { fontSize: 11.5, letterSpacing: 0.4 }]}>{text.toUpperCase()}</Text>
  </View>
));

function Head({ content }: { content: Content }) {
  return (
    <View>
      <Text style={[styles.bold, { fontSize: 22, lineHeight: 1.2, color: sky }]}>{content.name}</Text>
      <Text style={{ fontSize: 11 }}>{content.title}</Text>
      <Text style={{ marginTop: 4 }}>{content.summary}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 2, marginTop: 6 }}>
        {contactsOf(content).map(({ icon, text, ...link }) => (
          <View key={text} style={{ flexDirection: 'row', gap: 5 }}>
            <Icon of={icon} color={sky} />
            <Linked text={text} color="#222222" {...link} />
          </View>
        ))}
      </View>
    </View>
  );
}

function Line({ left, right }: { left: string; right: string }) {
  return (
    <View style={[styles.row, { gap: 14 }]}>
      <Text style={{ flex: 1 }}>{left}</Text>
      <Text>{right}</Text>
    </View>
  );
}

/** An open-source builder: each company once in bold, below it position and dates at the edges of a line. */
export const flowBuilder: ReactLayout = {
  id: 'flow-builder',
  producer: 'react-pdf',
  months: ['short', 'long', 'slash'],
  page: (content) => (
    <>
      <View
        fixed
        style={{ position: 'absolute', top: 0, left: 0, right: 0, height: 10, backgroundColor: sky }}
      />
      <Head content={content} />
      <Part heading={content.heading('work')}>
        {content.work.map(({ company, position, dates, bullets, isSameCompany }) => (
          <View key={dates + position} style={styles.entry} wrap={false}>
            {isSameCompany ? null : <Text style={styles.bold}>{company}</Text>}
            <Line left={position} right={dates} />
            <Bullets lines={bullets} glyph="•" />
          </View>
        ))}
      </Part>
      <Part heading={content.heading('education')}>
        {content.education.map(({ institution, degree, dates, note }) => (
          <View key={degree} style={styles.entry} wrap={false}>
            <Text style={styles.bold}>{institution}</Text>
            <Line left={degree} right={dates} />
            {note ? <Bullets lines={[note]} glyph="•" /> : null}
          </View>
        ))}
      </Part>
      <Part heading={content.heading('skills')}>
        <Bullets
          lines={content.skills.map(({ group, items }) => `${group}: ${items.join(', ')}`)}
          glyph="•"
        />
      </Part>
      <Part heading={content.heading('certifications')}>
        {content.certifications.map(({ name, issuer, date }) => (
          <View key={name} style={styles.entry} wrap={false}>
            <Text style={styles.bold}>{name}</Text>
            <Line left={issuer} right={date} />
          </View>
        ))}
      </Part>
      <Part heading={content.heading('languages')}>
        {content.languages.map(({ name, level }) => (
          <Bullets key={name} lines={[`${name}: ${level}`]} glyph="•" />
        ))}
      </Part>
      <FurtherParts content={content} Part={Part} />
    </>
  ),
};
