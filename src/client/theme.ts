import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Deep indigo: links, primary actions, focus. */
const indigo: MantineColorsTuple = [
  '#eeeefb',
  '#dadaf3',
  '#b5b4e6',
  '#8e8cd9',
  '#6260c9',
  '#5856c6',
  '#4442b0',
  '#393894',
  '#2e2d78',
  '#22215c',
];

/** Warm coral: highlights and the second series of a chart. */
const coral: MantineColorsTuple = [
  '#fff0ec',
  '#ffdfd7',
  '#fcbcae',
  '#f79680',
  '#f37659',
  '#ee6040',
  '#d84a2b',
  '#b83c22',
  '#95311c',
  '#732615',
];

/** Ink on paper, warm in the light and in the dark. */
const ink: MantineColorsTuple = [
  '#f2efea',
  '#dcd7cf',
  '#bab3a8',
  '#948c80',
  '#6f685e',
  '#544e46',
  '#332f2a',
  '#262320',
  '#1c1a17',
  '#131210',
];

const scale = { xs: '0.8rem', sm: '0.9rem', md: '1rem', lg: '1.25rem', xl: '1.563rem' };
const serif = "'Fraunces Variable', Georgia, serif";

/** Every colour, radius, shadow and font size of the application. */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  colors: { indigo, coral, dark: ink },
  white: '#fffdf9',
  black: '#26221d',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontSizes: scale,
  headings: {
    fontFamily: serif,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'clamp(1.953rem, 4vw, 2.441rem)', lineHeight: '1.15' },
      h2: { fontSize: '1.563rem', lineHeight: '1.25' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  shadows: {
    sm: '0 1px 2px rgb(38 34 29 / 6%), 0 4px 14px rgb(38 34 29 / 5%)',
    lg: '0 12px 40px rgb(38 34 29 / 18%)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Card: { defaultProps: { radius: 'md', shadow: 'sm', withBorder: true, padding: 'lg' } },
    Modal: { defaultProps: { radius: 'md', shadow: 'lg' } },
    Drawer: { defaultProps: { shadow: 'lg' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
});

/** What the two schemes have of their own: paper, cards, lines and quiet text. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--story-serif': serif },
  light: {
    '--mantine-color-body': '#faf7f2',
    '--mantine-color-text': '#26221d',
    '--mantine-color-dimmed': '#655d53',
    '--mantine-color-default': '#fffdf9',
    '--mantine-color-default-border': '#d9d2c7',
    '--mantine-color-error': '#b3261e',
    '--story-surface': '#fffdf9',
    '--story-line': '#e6dfd4',
  },
  dark: {
    '--mantine-color-body': '#171512',
    '--mantine-color-text': '#ece7df',
    '--mantine-color-dimmed': '#b0a89c',
    '--mantine-color-anchor': '#b5b4e6',
    '--mantine-color-default': '#211f1b',
    '--mantine-color-default-border': '#454038',
    '--mantine-color-error': '#ff9b8f',
    '--story-surface': '#1f1d19',
    '--story-line': '#35312b',
  },
});
