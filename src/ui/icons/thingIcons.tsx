import { Icon, type IconProps } from './Icon';

export const FileIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 3.5h-6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-10l-5-5Z" />
    <path d="M13.5 3.5v5h5M9 13h6M9 16.5h4" />
  </Icon>
);

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18.5 16.5h-13l1.5-2.2V10a5 5 0 0 1 10 0v4.3l1.5 2.2ZM10 19.5a2.2 2.2 0 0 0 4 0" />
  </Icon>
);

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 11 8-6.5 8 6.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V11ZM9.5 20v-6h5v6" />
  </Icon>
);

export const PersonIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8.2" r="3.7" />
    <path d="M4.8 19.5c.8-3.6 3.6-5.5 7.2-5.5s6.4 1.9 7.2 5.5" />
  </Icon>
);

export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.5" r="3.3" />
    <path d="M2.8 19c.7-3.2 3-5 6.2-5s5.5 1.8 6.2 5M15.5 5.4a3.3 3.3 0 0 1 0 6.2M17.5 14.4c2 .6 3.3 2.2 3.7 4.6" />
  </Icon>
);

export const BankIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 9.5 12 4.5l8.5 5H3.5ZM5.5 9.5V17M10 9.5V17M14 9.5V17M18.5 9.5V17M3.5 19.5h17" />
  </Icon>
);

export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8" />
    <circle cx="14.5" cy="7.5" r="2.3" />
    <circle cx="9.5" cy="16.5" r="2.3" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6.5" y="3" width="11" height="18" rx="2.5" />
    <path d="M11 17.8h2" />
  </Icon>
);

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
  </Icon>
);

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9S14.5 18.4 12 21c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3Z" />
  </Icon>
);
