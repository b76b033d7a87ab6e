import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { positionAt } from '@/domain/onboarding/progress';
import { positionPath } from '@/domain/onboarding/visibleSteps';
import { noticeShown } from '@/state/notices';
import { useAppDispatch } from '@/state/hooks';
import { showPageHeading } from '@/ui/layout/showPageHeading';
import { LeaveAsker } from '@/ui/leaving/LeaveAsker';
import { Redirect } from '@/ui/links/Redirect';
import { subStepContents } from './subStepContents';
import { ReviewScreen } from '../review/ReviewScreen';
import { FormSubStep } from '../sub-step/FormSubStep';
import { ListSubStep } from '../sub-step/ListSubStep';
import type { Obstacle } from '../sub-step/useRevision';
import { SubStepNotes } from '../parts/revision/SubStepNotes';
import { useOnboarding } from '../model/useOnboarding';
import { useShownSubStep } from './useShownSubStep';

/** How often a sub-step was opened again, and why the last time, in that visit alone. */
interface Start {
  count: number;
  obstacle: Obstacle | null;
  visit: string;
}

/** A sub-step, and the question before it is left. */
export function SubStepScreen() {
  return (
    <>
      <SubStepOfAddress />
      <LeaveAsker />
    </>
  );
}

/** An unknown sub-step falls back to the first incomplete one. */
function SubStepOfAddress() {
  const { step = null, subStep = null } = useParams();
  const { search, key: visit } = useLocation();
  const dispatch = useAppDispatch();
  const { flow, context, completed, isEditable, definitionOf } = useOnboarding();
  const { position, problem, isFallback } = positionAt(flow, context.facts, completed, {
    step,
    subStep,
  });
  const [start, setStart] = useState<Start>({ count: 0, obstacle: null, visit });
  const isAtHome = !isFallback && position.step.id === step;

  useShownSubStep(isAtHome ? position : null);
  useEffect(() => {
    if (problem === null) return;
    dispatch(noticeShown({ kind: 'warning', body: problem }));
  }, [dispatch, problem]);

  // What had the focus is no longer there.
  useEffect(() => {
    if (start.count > 0) showPageHeading();
  }, [start]);

  if (!isAtHome) return <Redirect to={`${positionPath(flow, position)}${search}`} />;
  const { id } = position.subStep;
  if (id === 'review') return <ReviewScreen position={position} />;
  const definition = definitionOf(id);
  const Content = subStepContents[id];
  const common = {
    position,
    isReadOnly: !isEditable(id),
    obstacleBefore: start.visit === visit ? start.obstacle : null,
    onStartOver: (obstacle: Obstacle | null = null) =>
      setStart(({ count }) => ({ count: count + 1, obstacle, visit })),
  };
  const key = `${id} ${start.count}`;
  return (
    <SubStepNotes key={key} definition={definition}>
      {definition.kind === 'form' ? (
        <FormSubStep definition={definition} Fields={Content} {...common} />
      ) : (
        <ListSubStep definition={definition} Rows={Content} {...common} />
      )}
    </SubStepNotes>
  );
}
