import { useId, useMemo, useState } from 'react';
import { formatTime } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { withStored, type MergedDraft } from '../../model/draftMerge';
import { regionsIn } from '../../model/fields/recordTable';
import type { FormValues, ValueComparison } from '../../model/stepDefinition';
import { useSummaryFormatter } from '../summary/useSummaryFormatter';
import { comparedRows } from './comparedRows';
import { ConflictChoice, type Side } from './ConflictChoice';
import * as styles from './draft.module.css';
import { DraftButtons } from './DraftButtons';

interface DraftChoiceProps<Values extends FormValues, Context> {
  draft: MergedDraft<Values> & { typedAtMs: number };
  stored: Values;
  compare: ValueComparison<Context>;
  context: Context;
  /** These values are what the user has chosen, beside everything else that was typed. */
  onContinue: (values: Values) => void;
  onDiscard: () => void;
}

/**
 * The fields that were changed both on this device and on the server, with both values and a choice
 * each (D10). Assumption: the draft is chosen at first. It is nowhere else, while the server keeps
 * its value until the form is saved.
 */
export function DraftChoice<Values extends FormValues, Context>({
  draft,
  stored,
  compare,
  context,
  onContinue,
  onDiscard,
}: DraftChoiceProps<Values, Context>) {
  const { t } = useText();
  const introId = useId();
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const regions = useMemo(
    () => [...regionsIn(draft.values), ...regionsIn(stored)],
    [draft.values, stored],
  );
  const formatter = useSummaryFormatter(compare.masterLists, regions);
  const keyOf = (names: readonly string[]) => names.join();

  function rowsOf(names: readonly string[]) {
    const rowsIn = (values: Values) => compare.rows(names, values, context, formatter);
    return comparedRows(rowsIn(draft.values), rowsIn(stored));
  }
  function titleOf(names: readonly string[]): string {
    const key = names.map(compare.titleOf).find((title) => title !== null);
    return key ? t(key) : '';
  }

  return (
    <Card title={t('onboarding.draft.staleTitle')}>
      <p id={introId}>{t('onboarding.draft.chooseBody', { time: formatTime(draft.typedAtMs) })}</p>
      <ul className={styles.conflicts} aria-describedby={introId}>
        {draft.conflicts.map((names) => (
          <li key={keyOf(names)}>
            <ConflictChoice
              title={titleOf(names)}
              rows={rowsOf(names)}
              side={sides.get(keyOf(names)) ?? 'draft'}
              onChosen={(side) => setSides(new Map(sides).set(keyOf(names), side))}
            />
          </li>
        ))}
      </ul>
      <DraftButtons
        isMain
        onContinue={() => {
          const ofServer = draft.conflicts.filter((names) => sides.get(keyOf(names)) === 'stored');
          onContinue(withStored(draft.values, stored, ofServer.flat()));
        }}
        onDiscard={onDiscard}
      />
    </Card>
  );
}
