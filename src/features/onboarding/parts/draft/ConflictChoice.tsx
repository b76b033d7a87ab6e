import { useId } from 'react';
import { maskDigits } from '@/domain/money/masking';
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

/** Whether two different numbers look the same, because only hidden digits differ. */
const looksSame = ({ draft, stored }: ComparedRow): boolean =>
  draft?.isSensitive === true &&
  stored?.isSensitive === true &&
  draft.value !== stored.value &&
  maskDigits(draft.value) === maskDigits(stored.value);

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
  const hintId = `${id}-hint`;
  const hasHint = rows.some(looksSame);
  return (
    // The form below has a field of that name, so the group is described by it and not called so.
    <div
      role="radiogroup"
      aria-label={t('onboarding.draft.choose')}
      aria-describedby={hasHint ? `${id} ${hintId}` : id}
    >
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {hasHint && (
        <p id={hintId} className={styles.hint}>
          {t('onboarding.draft.looksSame')}
        </p>
      )}
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
