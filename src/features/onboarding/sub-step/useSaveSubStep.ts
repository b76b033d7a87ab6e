import { useRef } from 'react';
import { callEndpoint } from '@/api/callEndpoint';
import { onboardingStepApi } from '@/api/onboardingStepApi';
import type { ApiProblem } from '@/api/problem';
import type { SubStepPosition } from '@/domain/onboarding/visibleSteps';
import { useLatest } from '@/primitives/useLatest';
import { useAppDispatch } from '@/state/hooks';
import { subStepSaved } from '@/state/onboardingEvents';
import { storedFor, isAlreadySaved } from '../model/alreadySaved';
import { sendSaveCall } from '../model/sendSaveCall';
import { useOnboarding } from '../model/useOnboarding';
import type { SaveCall } from '../model/stepDefinition';

const { saveOnboardingStep } = onboardingStepApi.endpoints;

/** The calls of a save: its own, then the step itself. */
export type SaveCallKind = SaveCall['kind'] | 'step';

export interface FailedSave {
  kind: 'failed';
  problem: ApiProblem;
  failedCall: SaveCallKind;
  /** The calls of this save that are stored already. */
  stored: readonly SaveCallKind[];
}

export type SaveOutcome = { kind: 'saved' } | FailedSave;

/**
 * - `isResumed`: an earlier save of these values may have stopped half-way, in this page or
 *   before a reload. What is stored already is not sent again (C9).
 * - `isRevised`: the notes of the back office on the sub-step are done with.
 */
export interface SaveOptions {
  isResumed: boolean;
  isRevised: boolean;
}

type Save = (calls: readonly SaveCall[], options: SaveOptions) => Promise<SaveOutcome>;

/** Saves a sub-step: its calls in order, then the step itself; stops at the first that fails. */
export function useSaveSubStep(position: SubStepPosition): Save {
  const dispatch = useAppDispatch();
  const { completed, context } = useOnboarding();
  /**
   * By kind, the body that was saved last. The server may write it differently than it was sent.
   */
  const lastSaved = useRef(new Map<SaveCallKind, string>());
  /**
   * By kind, what was stored when a call got no response: that data says nothing about the call.
   */
  const outdated = useRef(new Map<SaveCallKind, unknown>());
  const latest = useLatest(context);

  return async (calls, { isResumed, isRevised }) => {
    const isUpToDate = (call: SaveCall): boolean =>
      outdated.current.get(call.kind) !== storedFor(call, latest.current);
    const isSaved = (call: SaveCall, body: string): boolean =>
      lastSaved.current.get(call.kind) === body ||
      (isResumed && isUpToDate(call) && isAlreadySaved(call, latest.current));
    const stored: SaveCallKind[] = [];
    const failed = (failedCall: SaveCallKind, problem: ApiProblem): FailedSave => ({
      kind: 'failed',
      problem,
      failedCall,
      stored,
    });
    for (const call of calls) {
      const { kind } = call;
      const body = JSON.stringify(call.body);
      if (!isSaved(call, body)) {
        lastSaved.current.delete(kind);
        outdated.current.set(kind, storedFor(call, latest.current));
        const { problem } = await dispatch(sendSaveCall(call));
        if (problem) return failed(kind, problem);
        outdated.current.delete(kind);
        lastSaved.current.set(kind, body);
      }
      stored.push(kind);
    }
    const body = {
      step: position.step.id,
      sub_step: position.subStep.id,
      ...(isRevised && { is_revised: true }),
    };
    const { problem } = await dispatch(
      callEndpoint(saveOnboardingStep, { body, problems: 'inline' }),
    );
    if (problem) return failed('step', problem);
    lastSaved.current.clear();
    dispatch(
      subStepSaved({
        step: position.step.id,
        subStep: position.subStep.id,
        index: position.index + 1,
        total: position.total,
        completed: new Set(completed).add(position.subStep.id).size,
        roleId: context.profile.role_id,
        typeId: context.profile.type_id,
      }),
    );
    return { kind: 'saved' };
  };
}
