import { Text } from '@mantine/core';
import { accentColor, colorSchemes, type Design, themes, typePairings } from '../../../contracts/design';
import { pairingTexts, themeTexts } from '../../../contracts/design-names';
import { Choice } from './choice';
import { schemeTexts } from './labels';
import classes from './look-choices.module.css';
import { ThemeSketch } from './theme-sketch';

export interface LookProps {
  design: Design;
  onChange: (design: Design) => void;
}

export const ThemeChoice = ({ design, onChange }: LookProps) => (
  <Choice
    legend="Theme"
    layout="cards"
    options={themes.map((value) => ({
      value,
      ...themeTexts[value],
      picture: <ThemeSketch theme={value} accent={design.accent} />,
    }))}
    value={design.theme}
    onChange={(theme) => onChange({ ...design, theme })}
  />
);

const ofTheme = 'theme';
const ownColor = 'own';

const accents = [
  { value: '#4442b0', label: 'Indigo' },
  { value: '#1d4f91', label: 'Blue' },
  { value: '#0f6b6b', label: 'Teal' },
  { value: '#24703f', label: 'Green' },
  { value: '#8a5a00', label: 'Ochre' },
  { value: '#b3261e', label: 'Red' },
  { value: '#9c2467', label: 'Magenta' },
  { value: '#4a4a4a', label: 'Graphite' },
];

const Swatch = ({ color }: { color: string }) => (
  <span className={classes.swatch} style={{ background: color }} aria-hidden />
);

interface AccentProps extends LookProps {
  /** The color that the page shows instead, if the chosen one would be illegible; undefined if it shows the chosen one. */
  adjusted: string | undefined;
}

export function AccentChoice({ design, onChange, adjusted }: AccentProps) {
  const { accent } = design;
  const isKnown = accents.some(({ value }) => value === accent);
  const setAccent = (next: string | null) => onChange({ ...design, accent: next });
  const own = isKnown || accent === null ? '#4442b0' : accent;
  return (
    <Choice
      legend="Accent color"
      layout="swatches"
      options={[
        { value: ofTheme, label: 'Of the theme' },
        ...accents.map((color) => ({ ...color, picture: <Swatch color={color.value} /> })),
        ...(isKnown || accent === null
          ? []
          : [{ value: ownColor, label: 'Your own', picture: <Swatch color={accent} /> }]),
      ]}
      value={accent === null ? ofTheme : isKnown ? accent : ownColor}
      onChange={(value) => {
        if (value !== ownColor) setAccent(value === ofTheme ? null : value);
      }}
    >
      <label className={classes.own}>
        <input
          type="color"
          value={own}
          onChange={({ currentTarget }) => {
            const color = accentColor.safeParse(currentTarget.value);
            if (color.success) setAccent(color.data);
          }}
        />
        Another color …
      </label>
      <Text size="sm" c="dimmed" role="status">
        {adjusted && (
          <>
            Text in this color would be hard to read, so the page shows <Swatch color={adjusted} /> {adjusted}{' '}
            instead.
          </>
        )}
      </Text>
    </Choice>
  );
}

export const TypeChoice = ({ design, onChange }: LookProps) => (
  <Choice
    legend="Type"
    options={[
      { value: ofTheme, label: 'Of the theme', description: 'The type that the theme was drawn with.' },
      ...typePairings.map((value) => ({ value, ...pairingTexts[value] })),
    ]}
    value={design.typePairing ?? ofTheme}
    onChange={(value) =>
      onChange({ ...design, typePairing: typePairings.find((pairing) => pairing === value) ?? null })
    }
  />
);

export const PaperChoice = ({ design, onChange }: LookProps) => (
  <Choice
    legend="Paper"
    options={colorSchemes.map((value) => ({ value, ...schemeTexts[value] }))}
    value={design.colorScheme}
    onChange={(colorScheme) => onChange({ ...design, colorScheme })}
  />
);
