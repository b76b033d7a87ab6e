import { StateChip } from '../../cards/StateChip';
import { useOptions } from './useOptions';

// The list document-statuses: 1 awaits verification, 2 verified, 3 refused.
const VERIFIED = 2;

/** What the back office says of a document; nothing where it has said nothing. */
export function DocumentState({ statusId }: { statusId: number | null }) {
  const { options } = useOptions('document-statuses');
  const status = options?.find(({ id }) => id === statusId);
  if (!status) return null;
  return <StateChip isGood={statusId === VERIFIED}>{status.name}</StateChip>;
}
