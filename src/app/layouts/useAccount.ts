import { useGetProfileQuery } from '@/api/authApi';
import { useFlag } from '@/api/useFlag';
import { roleLabelKey } from '@/domain/access/roleLabel';
import { readViewer } from '@/domain/access/viewer';
import { initialsOf } from '@/domain/initials';
import { useText } from '@/i18n/useText';
import type { Account } from '@/ui/layout/MenuAccount';

/** Who is signed in, for the frame; people with two accounts distinguish them by it. */
export function useAccount(): Account | undefined {
  const { tRef } = useText();
  const { currentData: profile } = useGetProfileQuery();
  const isTradeChecking = useFlag('trade-checking-label');
  if (profile === undefined) return undefined;
  const name = profile.name?.trim() ?? '';
  const labelKey = roleLabelKey(readViewer(profile, null).roleId, isTradeChecking);
  return {
    name,
    email: profile.email,
    role: labelKey === null ? '' : tRef({ key: labelKey }),
    initials: initialsOf(name || (profile.email.split('@')[0] ?? '')),
  };
}
