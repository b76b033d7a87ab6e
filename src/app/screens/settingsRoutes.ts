import { BankAccountsScreen } from '@/features/settings/BankAccountsScreen';
import { DocumentsScreen } from '@/features/settings/documents/DocumentsScreen';
import { InformationScreen } from '@/features/settings/information/InformationScreen';
import { ShareholdersScreen } from '@/features/settings/ShareholdersScreen';

/** The pages of the settings, loaded together. */
export const settingsRoutes = {
  information: InformationScreen,
  documents: DocumentsScreen,
  shareholders: ShareholdersScreen,
  bankAccounts: BankAccountsScreen,
};
