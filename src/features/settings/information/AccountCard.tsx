import { useGetProfileQuery } from '@/api/authApi';
import { statusName } from '@/domain/access/statuses';
import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { Facts } from '@/ui/content/Facts';

/** Who is signed in, and how far the application is. */
export function AccountCard() {
  const { t, tRef } = useText();
  const { currentData: profile } = useGetProfileQuery();
  return (
    <Card title={t('settings.account.title')}>
      <Facts
        facts={[
          { label: t('settings.account.email'), value: profile?.email },
          {
            label: t('settings.account.status'),
            value: tRef(statusName(profile?.status_id ?? null)),
          },
        ]}
      />
    </Card>
  );
}
