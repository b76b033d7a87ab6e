import { useText } from '@/i18n/useText';
import { Facts } from '@/ui/content/Facts';
import type { SummaryGroup, SummaryRow } from '../engine/stepDefinition';
import { FileAnswer } from './FileAnswer';
import * as styles from './review.module.css';
import { SensitiveAnswer } from './SensitiveAnswer';

function Answer({ row }: { row: SummaryRow }) {
  if (row.file) return <FileAnswer file={row.file} />;
  if (row.value === '') return null;
  return row.isSensitive ? <SensitiveAnswer value={row.value} /> : row.value;
}

/** The answers of a sub-step as a person reads them. */
export function SummaryGroups({ groups }: { groups: readonly SummaryGroup[] }) {
  const { t } = useText();
  return groups.map((group, index) => (
    <div key={group.title ?? index} className={styles.group}>
      {group.title !== undefined && <h3>{group.title}</h3>}
      <Facts
        facts={group.rows.map((row) => ({
          label: typeof row.label === 'string' ? t(row.label) : row.label.text,
          value: row.file || row.value !== '' ? <Answer row={row} /> : null,
        }))}
      />
    </div>
  ));
}
