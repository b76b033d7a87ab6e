import { createContext, use } from 'react';
import { useText } from '@/i18n/useText';

/** Is put before the title of every page below, such as a number of unread messages. */
export const TitlePrefix = createContext('');

/** The title of a page, with the name of the product. Each page writes only its own. */
export function DocumentTitle({ children: title }: { children: string }) {
  const { t } = useText();
  return <title>{`${use(TitlePrefix)}${title} · ${t('common.productName')}`}</title>;
}
