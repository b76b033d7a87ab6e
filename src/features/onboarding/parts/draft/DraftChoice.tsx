import { useId, useMemo, useState, type ReactNode } from 'react';
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

/** Its own heading and that of a field, by the heading of the card. */
const HEADINGS_IN_CARD = { h2: ['h3', 'h4'], h3: ['h4', 'h5'] } as const;

/** A part of an open card, without a box in the box. */
function PartOfCard({
  title,
  Heading,
  children,
}: {
  title: string;
  Heading: 'h3' | 'h4';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.partOfCard} aria-labelledby={id}>
      <Heading id={id} className={styles.partTitle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface DraftChoiceProps<Values extends FormValues, Context> {
  draft: MergedDraft<Values> & { typedAtMs: number };
  stored: Values;
  compare: ValueComparison<Context>;
  context: Context;
  /** The heading of the open card that it is in; without one it is a box on the page. */
  cardHeading?: keyof typeof HEADINGS_IN_CARD;
  /** These values are what the user has chosen, beside everything else that was typed. */
  onContinue: (values: Values) => void;
  onDiscard: () => void;
}

/**
 * The fields that were changed both on this device and on the server, with both values and a choice
 * each (D10). Assumptions: the draft is chosen at first, because it is nowhere else, while the server
 * keeps its value until the form is saved; the choices count once they are confirmed, so that a reload
 * before asks for them again.
 */
export function DraftChoice<Values extends FormValues, Context>({
  draft,
  stored,
  compare,
  context,
  cardHeading,
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

  const title = t('onboarding.draft.staleTitle');
  const [Heading, FieldHeading] = cardHeading
    ? HEADINGS_IN_CARD[cardHeading]
    : [null, 'h3' as const];
  const content = (
    <>
      <p id={introId}>{t('onboarding.draft.chooseBody', { time: formatTime(draft.typedAtMs) })}</p>
      <ul className={styles.conflicts} aria-describedby={introId}>
        {draft.conflicts.map((names) => (
          <li key={keyOf(names)}>
            <ConflictChoice
              title={titleOf(names)}
              Heading={FieldHeading}
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
    </>
  );
  return Heading ? (
    <PartOfCard title={title} Heading={Heading}>
      {content}
    </PartOfCard>
  ) : (
    <Card title={title}>{content}</Card>
  );
}
