import { useId } from 'react';
import { useText } from '@/i18n/useText';
import { Facts } from '@/ui/content/Facts';
import { ChevronDownIcon } from '@/ui/icons/actionIcons';
import type { SummaryGroup } from '../model/stepDefinition';
import { hasSummaryValue, SummaryValue } from '../parts/summary/SummaryValue';
import * as styles from './review.module.css';

/**
 * Assumption: more records than this are folded, because fifty cards would fill a hundred screens
 * of a phone.
 */
const MOST_OPEN = 5;

function Rows({ rows }: Pick<SummaryGroup, 'rows'>) {
  const { t } = useText();
  return (
    <Facts
      facts={rows.map((row) => ({
        label: typeof row.label === 'string' ? t(row.label) : row.label.text,
        value: hasSummaryValue(row) ? <SummaryValue row={row} /> : null,
      }))}
    />
  );
}

function FoldedGroup({ title, lead, rows }: SummaryGroup) {
  const nameId = useId();
  return (
    <details className={styles.folded} aria-labelledby={nameId}>
      <summary>
        <span id={nameId} className={styles.foldedName}>
          <strong>{title}</strong>{' '}
          <span>{lead ?? rows.find(({ isSensitive }) => isSensitive !== true)?.value}</span>
        </span>
        <ChevronDownIcon />
      </summary>
      <Rows rows={rows} />
    </details>
  );
}

/** The values of a sub-step as text. */
export function SummaryGroups({ groups }: { groups: readonly SummaryGroup[] }) {
  const isLong = groups.filter(({ title }) => title !== undefined).length > MOST_OPEN;
  return groups.map((group, index) =>
    isLong && group.title !== undefined ? (
      <FoldedGroup key={group.title} {...group} />
    ) : (
      <div key={group.title ?? index} className={styles.group}>
        {group.title !== undefined && <h3>{group.title}</h3>}
        <Rows rows={group.rows} />
      </div>
    ),
  );
}
