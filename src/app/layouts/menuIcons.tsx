import type { MenuIconName } from '@/domain/menus/menus';
import type { IconProps } from '@/ui/icons/Icon';
import {
  BillIcon,
  CardIcon,
  DashboardIcon,
  FactSheetIcon,
  LoanIcon,
  PeopleIcon,
  ShopIcon,
  TransferIcon,
} from '@/ui/icons/menuIcons';
import { BankIcon, BellIcon, FileIcon, PersonIcon } from '@/ui/icons/thingIcons';

export const menuIcons: Readonly<Record<MenuIconName, (props: IconProps) => React.ReactElement>> = {
  dashboard: DashboardIcon,
  loan: LoanIcon,
  billing: BillIcon,
  payment: CardIcon,
  notification: BellIcon,
  marketplace: ShopIcon,
  factSheet: FactSheetIcon,
  transaction: TransferIcon,
  information: PersonIcon,
  document: FileIcon,
  shareholder: PeopleIcon,
  bankAccount: BankIcon,
};
