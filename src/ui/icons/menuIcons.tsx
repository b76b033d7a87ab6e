import { Icon, type IconProps } from './Icon';

export const DashboardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="7" height="9" rx="1.5" />
    <rect x="13.5" y="4" width="6.5" height="5.5" rx="1.5" />
    <rect x="13.5" y="12" width="6.5" height="8" rx="1.5" />
    <rect x="4" y="15.5" width="7" height="4.5" rx="1.5" />
  </Icon>
);

export const LoanIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 3.5h-6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-10l-5-5Z" />
    <path d="M12 10.5v6M9 13.5h6" />
  </Icon>
);

export const BillIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5v-17ZM9.5 8h5M9.5 12h5" />
  </Icon>
);

export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="M3.5 10h17M7 14.5h3.5" />
  </Icon>
);

export const ShopIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 4.5h13l2 4.5a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6 0l2-4.5Z" />
    <path d="M5.5 12.5v7h13v-7M10 19.5v-4h4v4" />
  </Icon>
);

export const FactSheetIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="3.5" width="15" height="17" rx="2" />
    <path d="M8.5 16.5v-3M12 16.5v-6M15.5 16.5v-9" />
  </Icon>
);

export const TransferIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19" />
  </Icon>
);

export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.5" r="3.2" />
    <path d="M3 19c.6-3.2 3-5 6-5s5.4 1.8 6 5M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14.6c1.9.6 3.1 2.2 3.5 4.4" />
  </Icon>
);

export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h9M17 7h3M4 12h2M10 12h10M4 17h8M16 17h4" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="8" cy="12" r="2" />
    <circle cx="14" cy="17" r="2" />
  </Icon>
);
