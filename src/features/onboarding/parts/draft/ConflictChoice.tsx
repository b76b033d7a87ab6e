import { useId } from 'react';
import { useText } from '@/i18n/useText';
import { classNames } from '@/ui/classNames';
import { hasSummaryValue, SummaryValue } from '../summary/SummaryValue';
import type { ComparedRow } from './comparedRows';
import * as styles from './draft.module.css';

export type Side = 'draft' | 'stored';

const SIDES = [
  { side: 'draft', label: 'onboarding.draft.onDevice' },
  { side: 'stored', label: 'onboarding.draft.onServer' },
] as const;

/** The values of one side; labelled if there are several. */
function SideValues({ rows, side }: { rows: readonly ComparedRow[]; side: Side }) {
  const { t } = useText();
  const values = rows.map(({ label, ...sides }) => {
    const row = sides[side];
    return {
      label: typeof label === 'string' ? t(label) : label.text,
      value: row && hasSummaryValue(row) ? <SummaryValue row={row} /> : '–',
    };
  });
  const [only] = values;
  if (values.length === 1) return only?.value;
  return (
    <dl className={styles.values}>
      {values.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One field, or fields that belong together: its value on this device and that of the server. */
export function ConflictChoice({
  title,
  Heading,
  rows,
  side: chosen,
  onChosen,
}: {
  title: string;
  Heading: 'h3' | 'h4' | 'h5';
  rows: readonly ComparedRow[];
  side: Side;
  onChosen: (side: Side) => void;
}) {
  const { t } = useText();
  const id = useId();
  return (
    // The form below has a field of that name, so the group is described by it and not called so.
    <div role="radiogroup" aria-label={t('onboarding.draft.choose')} aria-describedby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.sides}>
        {SIDES.map(({ side, label }) => (
          <div key={side} className={classNames(styles.side, chosen === side && styles.chosen)}>
            <label className={styles.sideHead}>
              <input
                type="radio"
                name={id}
                value={side}
                checked={chosen === side}
                aria-describedby={`${id}-${side}`}
                onChange={() => onChosen(side)}
              />
              {t(label)}
            </label>
            <div id={`${id}-${side}`} className={styles.sideValue}>
              <SideValues rows={rows} side={side} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
