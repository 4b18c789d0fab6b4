import {
  type CSSVariablesResolver,
  createTheme,
  type FileButtonProps,
  type MantineColorsTuple,
} from '@mantine/core';
import { SteadyButton } from './ui/steady-button';

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

/** Brick red: destructive actions and errors. White text is readable on shades 5 and darker. */
const red: MantineColorsTuple = [
  '#fff0ee',
  '#ffe0dc',
  '#fdc0b8',
  '#f99a8f',
  '#f0766a',
  '#c8382c',
  '#b3261e',
  '#991f18',
  '#801913',
  '#69140f',
];

/** Warm greys of the light scheme, from paper to ink. */
const paper: MantineColorsTuple = [
  '#f7f3ec',
  '#f1ebe1',
  '#e8e0d4',
  '#ddd4c6',
  '#cdc3b3',
  '#9a8f81',
  '#6b6359',
  '#544d44',
  '#3d3832',
  '#26221d',
];

/** Warm greys of the dark scheme, from chalk to night. */
const ink: MantineColorsTuple = [
  '#ece7df',
  '#d3ccc2',
  '#b3aa9e',
  '#978e82',
  '#47423a',
  '#353129',
  '#211f1b',
  '#171512',
  '#110f0d',
  '#0b0a09',
];

const scale = { xs: '0.8rem', sm: '0.9rem', md: '1rem', lg: '1.25rem', xl: '1.563rem' };
const serif = 'var(--fraunces), Georgia, serif';

/** In milliseconds: until a tooltip opens, and how long after one the next opens at once. */
const tooltipDelay = { open: 700, skip: 300 };

/** Every colour, radius, shadow and font size of the application. */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 6, dark: 5 },
  autoContrast: true,
  colors: { indigo, coral, red, gray: paper, dark: ink },
  white: '#fffdf9',
  black: '#26221d',
  fontFamily: 'var(--inter), system-ui, sans-serif',
  fontSizes: scale,
  headings: {
    fontFamily: serif,
    fontWeight: '600',
    textWrap: 'balance',
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
    Button: { defaultProps: { component: SteadyButton } },
    ActionIcon: { defaultProps: { component: SteadyButton } },
    Card: { defaultProps: { radius: 'md', shadow: 'sm', withBorder: true, padding: 'lg' } },
    Modal: {
      defaultProps: { radius: 'md', shadow: 'lg' },
      styles: {
        title: {
          minWidth: 0,
          fontFamily: serif,
          fontSize: '1.25rem',
          fontWeight: 600,
          lineHeight: 1.3,
          overflowWrap: 'anywhere',
        },
      },
    },
    Drawer: { defaultProps: { shadow: 'lg' } },
    // Browsers say nothing when the file that is chosen is the one before.
    FileButton: {
      defaultProps: {
        inputProps: {
          onClick: ({ currentTarget }) => {
            currentTarget.value = '';
          },
        },
      } satisfies Partial<FileButtonProps>,
    },
    // The placeholder is not a menu item, which axe rejects.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // Large enough for a finger.
    MenuItem: { defaultProps: { mih: 'var(--touch-target)' } },
    Anchor: { defaultProps: { underline: 'always' } },
    CloseButton: { defaultProps: { 'aria-label': 'Close', size: 'lg' } },
    Notification: { styles: { description: { color: 'var(--mantine-color-dimmed)' } } },
    // As specified; within a group, the next one opens at once.
    Tooltip: { defaultProps: { openDelay: tooltipDelay.open } },
    TooltipGroup: { defaultProps: { openDelay: tooltipDelay.open, closeDelay: tooltipDelay.skip } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
});

/** The variables that differ between the schemes: background, cards, lines, dimmed text and notes. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--story-serif': serif, '--touch-target': '2.75rem' },
  light: {
    '--mantine-color-body': '#faf7f2',
    '--mantine-color-text': '#26221d',
    '--mantine-color-dimmed': '#655d53',
    '--mantine-color-placeholder': '#756c61',
    '--mantine-color-default': '#fffdf9',
    '--mantine-color-default-border': '#d9d2c7',
    '--mantine-color-error': '#b3261e',
    '--story-surface': '#fffdf9',
    '--story-line': '#e6dfd4',
    '--story-field': '#978c7e',
    '--story-focus': '#4442b0',
    '--story-accent-text': '#b83c22',
    '--story-band': '#2a2870',
    '--story-caution': '#fdf0dc',
    '--story-lack': '#ffe9e5',
    '--story-good': '#087257',
    '--story-good-ground': '#e2f4ee',
  },
  dark: {
    '--mantine-color-body': '#171512',
    '--mantine-color-text': '#ece7df',
    '--mantine-color-dimmed': '#b3aa9e',
    '--mantine-color-placeholder': '#978e82',
    '--mantine-color-anchor': '#b5b4e6',
    '--mantine-color-default': '#211f1b',
    '--mantine-color-default-border': '#47423a',
    '--mantine-color-error': '#ff9b8f',
    '--mantine-color-indigo-text': '#b5b4e6',
    '--mantine-color-indigo-light': 'rgb(142 140 217 / 16%)',
    '--mantine-color-indigo-light-hover': 'rgb(142 140 217 / 24%)',
    '--mantine-color-indigo-light-color': '#dadaf3',
    '--story-surface': '#211f1b',
    '--story-line': '#353129',
    '--story-field': '#756d62',
    '--story-focus': '#a09fe3',
    '--story-accent-text': '#fcbcae',
    '--story-band': '#201f3d',
    '--story-caution': '#352a1a',
    '--story-lack': '#3a2320',
    '--story-good': '#4fd3a5',
    '--story-good-ground': '#1b2f28',
  },
});
