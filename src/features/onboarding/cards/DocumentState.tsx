import {
  REFUSED_DOCUMENT_STATUS_ID,
  VERIFIED_DOCUMENT_STATUS_ID,
} from '@/domain/onboarding/optionIds';
import { StateChip } from './StateChip';
import { useOptions } from '../parts/useOptions';

const TONES: Readonly<Record<number, 'good' | 'bad'>> = {
  [VERIFIED_DOCUMENT_STATUS_ID]: 'good',
  [REFUSED_DOCUMENT_STATUS_ID]: 'bad',
};

/** The back office's verdict on a document, if there is one. */
export function DocumentState({ statusId }: { statusId: number | null }) {
  const { options } = useOptions('document-statuses');
  const status = options?.find(({ id }) => id === statusId);
  if (!status) return null;
  return <StateChip tone={TONES[status.id] ?? 'plain'}>{status.name}</StateChip>;
}
