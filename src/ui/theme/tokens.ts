/**
 * The colours of the product (the look), for the parts of MUI, which want them as values. Our own
 * parts read the same colours from `tokens.css`; a test holds the two equal and checks contrasts.
 */
export type Colours = {
  page: string;
  surface: string;
  sunken: string;
  text: string;
  muted: string;
  border: string;
  'control-border': string;
  primary: string;
  'primary-strong': string;
  'primary-soft': string;
  'on-primary': string;
  accent: string;
  success: string;
  'success-soft': string;
  info: string;
  'info-soft': string;
  warning: string;
  'warning-soft': string;
  error: string;
  'error-soft': string;
  bar: string;
};

export const lightColours: Colours = {
  page: '#F6F8F7',
  surface: '#FFFFFF',
  sunken: '#EDF1F0',
  text: '#16201F',
  muted: '#4B5957',
  border: '#D5DDDB',
  'control-border': '#75837F',
  primary: '#0B5D5E',
  'primary-strong': '#084849',
  'primary-soft': '#E3F0EF',
  'on-primary': '#FFFFFF',
  accent: '#B86E00',
  success: '#1B7F4B',
  'success-soft': '#EEF8F2',
  info: '#1F5FBF',
  'info-soft': '#EAF1FB',
  warning: '#8A5A00',
  'warning-soft': '#FFF4DC',
  error: '#B3261E',
  'error-soft': '#FCEEEC',
  bar: '#E53935',
};

export const darkColours: Colours = {
  page: '#0E1514',
  surface: '#161F1E',
  sunken: '#1E2928',
  text: '#E8EFED',
  muted: '#A9B7B4',
  border: '#2F3D3B',
  'control-border': '#7D8D8A',
  primary: '#6FCBC8',
  'primary-strong': '#9ADEDB',
  'primary-soft': '#123433',
  'on-primary': '#06201F',
  accent: '#F0B45A',
  success: '#6ED3A0',
  'success-soft': '#12301F',
  info: '#93BBF7',
  'info-soft': '#14263F',
  warning: '#F3C876',
  'warning-soft': '#33270B',
  error: '#F7A8A0',
  'error-soft': '#3A1A17',
  bar: '#E53935',
};
