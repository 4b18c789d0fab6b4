import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { contactsOf, Icon, Linked, partsWith } from './flow-pieces';
import type { ReactLayout } from './layout';
import { Bullets, FurtherParts, styles } from './react-pieces';

const red = '#b4233c';

const Part = partsWith(({ text }) => (
  <View style={{ borderLeft: `4pt solid ${red}`, paddingLeft: 7, marginTop: 13, marginBottom: 6 }}>
    <Text style={[styles.bold, { fontSize: 13 }]}>{text}</Text>
  </View>
));

function Entry(props: { dates: string; title: string; house: string; place: string; children: ReactNode }) {
  return (
    <View style={{ marginBottom: 8 }} wrap={false}>
      <Text style={styles.bold}>
        <Text style={{ color: red }}>{props.dates}</Text>
        {` | ${props.title}`}
      </Text>
      <Text style={{ color: '#555555' }}>{`${props.house} · ${props.place}`}</Text>
      {props.children}
    </View>
  );
}

/** Two narrow columns of lists, such as skills with their group above. */
function Grid({ cells }: { cells: { title: string; text: string }[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: 5 }}>
      {cells.map(({ title, text }) => (
        <View key={title} style={{ width: '50%', paddingRight: 14 }}>
          <Text style={styles.bold}>{title}</Text>
          {text ? <Text>{text}</Text> : null}
        </View>
      ))}
    </View>
  );
}

/** A free online builder: dates in colour, a bar and the title on one line, company and place below it. */
export const flowBars: ReactLayout = {
  id: 'flow-bars',
  producer: 'react-pdf',
  months: ['slash', 'short', 'yearOnly'],
  page: (content) => (
    <>
      <View style={{ flexDirection: 'row', gap: 18 }}>
        <View style={{ width: 74, height: 74, borderRadius: 37, backgroundColor: '#e7d9db' }} />
        <View style={{ flex: 1 }}>
          <Text style={[styles.bold, { fontSize: 22, lineHeight: 1.2 }]}>{content.name}</Text>
          <Text style={{ fontSize: 11.5, color: red, marginBottom: 4 }}>{content.title}</Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
            {contactsOf(content).map(({ icon, text, ...link }) => (
              <View key={text} style={{ flexDirection: 'row', gap: 5, width: '50%', paddingRight: 8 }}>
                <Icon of={icon} color={red} />
                <View style={{ flex: 1, fontSize: text.length > 34 ? 8 : 9.5 }}>
                  <Linked text={text} color="#222222" {...link} />
                </View>
              </View>
            ))}
          </View>
        </View>
      </View>
      <Part heading={content.heading('summary')}>
        <Text>{content.summary}</Text>
      </Part>
      <Part heading={content.heading('skills')}>
        <Grid cells={content.skills.map(({ group, items }) => ({ title: group, text: items.join(', ') }))} />
      </Part>
      <Part heading={content.heading('work')}>
        {content.work.map(({ dates, position, company, place, bullets }) => (
          <Entry key={dates + position} dates={dates} title={position} house={company} place={place}>
            <Bullets lines={bullets} glyph="•" />
          </Entry>
        ))}
      </Part>
      <Part heading={content.heading('education')}>
        {content.education.map(({ dates, degree, institution, place, note }) => (
          <Entry key={degree} dates={dates} title={degree} house={institution} place={place}>
            {note ? <Bullets lines={[note]} glyph="•" /> : null}
          </Entry>
        ))}
      </Part>
      <Part heading={content.heading('certifications')}>
        {content.certifications.length ? (
          <Grid cells={content.certifications.map(({ name, details }) => ({ title: name, text: details }))} />
        ) : null}
      </Part>
      <Part heading={content.heading('languages')}>
        <Grid cells={content.languages.map(({ name, level }) => ({ title: name, text: level }))} />
      </Part>
      <FurtherParts content={content} Part={Part} />
    </>
  ),
};
