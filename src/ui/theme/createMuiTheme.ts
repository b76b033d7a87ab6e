import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { darkColours, lightColours, type Colours } from './tokens';

const paletteOf = (colours: Colours) => ({
  primary: {
    main: colours.primary,
    dark: colours['primary-strong'],
    contrastText: colours['on-primary'],
  },
  error: { main: colours.error },
  warning: { main: colours.warning },
  info: { main: colours.info },
  success: { main: colours.success },
  background: { default: colours.page, paper: colours.surface },
  text: { primary: colours.text, secondary: colours.muted },
  divider: colours.border,
});

/** Our look for the parts that are MUI's. Both schemes are CSS variables; the device chooses. */
export const muiTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: { palette: paletteOf(lightColours) },
    dark: { palette: paletteOf(darkColours) },
  },
  shape: { borderRadius: 12 },
  typography: { fontFamily: 'var(--font)', button: { textTransform: 'none' } },
  breakpoints: { values: { xs: 0, sm: 600, md: 1024, lg: 1280, xl: 1600 } },
  components: {
    MuiDateCalendar: {
      styleOverrides: {
        // Within: the days lie close together, and what slides or scrolls would cut it off.
        root: {
          '& :focus-visible': { outline: 'var(--ring)', outlineOffset: 'var(--ring-within)' },
          '& .Mui-selected:focus-visible': {
            outlineColor: 'var(--color-on-primary)',
            outlineOffset: 'calc(var(--ring-within) - var(--ring-gap))',
          },
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: {
      styleOverrides: {
        // What floats has our one shadow; what lies flat, as the drawer, has none.
        root: ({ ownerState }) => ({
          backgroundImage: 'none',
          ...(ownerState.elevation !== 0 && {
            boxShadow: 'var(--shadow)',
            border: '1px solid var(--color-border)',
          }),
        }),
      },
    },
  },
});
