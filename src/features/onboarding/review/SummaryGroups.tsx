import { useId } from 'react';
import { useText } from '@/i18n/useText';
import { Facts } from '@/ui/content/Facts';
import { ChevronDownIcon } from '@/ui/icons/actionIcons';
import { PreviousValue } from '../parts/summary/PreviousValue';
import { hasSummaryValue, SummaryValue } from '../parts/summary/SummaryValue';
import type { RevisedGroup, RevisedRow } from './previousValues';
import * as styles from './review.module.css';

/**
 * Assumption: more records than this are folded, because fifty cards would fill a hundred screens
 * of a phone.
 */
const MOST_OPEN = 5;

/** An answer, with the one before the revision below it. */
function Answer({ row }: { row: RevisedRow }) {
  if (row.previous === undefined) return <SummaryValue row={row} />;
  return (
    <span className={styles.revised}>
      <span>{hasSummaryValue(row) ? <SummaryValue row={row} /> : '–'}</span>
      <span className={styles.previous}>
        <PreviousValue previous={row.previous} />
      </span>
    </span>
  );
}

function Rows({ rows }: { rows: readonly RevisedRow[] }) {
  const { t } = useText();
  return (
    <Facts
      facts={rows.map((row) => ({
        label: typeof row.label === 'string' ? t(row.label) : row.label.text,
        value: hasSummaryValue(row) || row.previous ? <Answer row={row} /> : null,
      }))}
    />
  );
}

function FoldedGroup({ title, name, lead, rows }: RevisedGroup) {
  const nameId = useId();
  const identity = [name, lead].filter(Boolean).join(' · ');
  return (
    <details className={styles.folded} aria-labelledby={nameId}>
      <summary>
        <span id={nameId} className={styles.foldedName}>
          <strong>{title}</strong>{' '}
          <span>{identity || rows.find(({ isSensitive }) => isSensitive !== true)?.value}</span>
        </span>
        <ChevronDownIcon />
      </summary>
      <Rows rows={rows} />
    </details>
  );
}

/** The values of a sub-step as text. */
export function SummaryGroups({ groups }: { groups: readonly RevisedGroup[] }) {
  const isLong = groups.filter(({ title }) => title !== undefined).length > MOST_OPEN;
  return groups.map((group, index) =>
    isLong && group.title !== undefined ? (
      <FoldedGroup key={group.recordId ?? group.title} {...group} />
    ) : (
      <div key={group.recordId ?? group.title ?? index} className={styles.group}>
        {group.title !== undefined && <h3>{group.title}</h3>}
        <Rows rows={group.rows} />
      </div>
    ),
  );
}
