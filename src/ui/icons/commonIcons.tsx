import { Icon, type IconProps } from './Icon';

// Icons that the sign-in page has too. It does not load those of other files.

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 6.5 11 11M17.5 6.5l-11 11" />
  </Icon>
);

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4l16 16M9.9 6.1A8.6 8.6 0 0 1 12 5.8c6 0 9.2 6.2 9.2 6.2a16 16 0 0 1-2.9 3.6M6.3 8A16 16 0 0 0 2.8 12S6 18.2 12 18.2a8.7 8.7 0 0 0 4-1M10 10.1a2.8 2.8 0 0 0 4 3.9" />
  </Icon>
);
