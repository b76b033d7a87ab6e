import type { ReactNode } from 'react';
import { ClockIcon, SuccessIcon } from '@/ui/icons/statusIcons';
import { BankIcon, BellIcon, FileIcon, PersonIcon } from '@/ui/icons/thingIcons';

const SIZE_PX = 20;

/** Assumption: the service sends these types; the spec lists none. */
const icons = new Map<string, ReactNode>([
  ['loan', <BankIcon key="loan" size={SIZE_PX} />],
  ['billing', <FileIcon key="billing" size={SIZE_PX} />],
  ['payment', <SuccessIcon key="payment" size={SIZE_PX} />],
  ['account', <PersonIcon key="account" size={SIZE_PX} />],
  ['reminder', <ClockIcon key="reminder" size={SIZE_PX} />],
]);

/** The icon of a kind of notification; a bell for an unknown kind. */
export const TypeIcon = ({ type }: { type: string }) =>
  icons.get(type) ?? <BellIcon size={SIZE_PX} />;
