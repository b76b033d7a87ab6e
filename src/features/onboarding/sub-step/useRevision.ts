import { useRef, useState, type RefObject } from 'react';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import { useLatest } from '@/primitives/useLatest';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import type { OnboardingContext } from '../model/stepDefinition';
import { useOnboarding } from '../model/useOnboarding';
import { useUnseenDrafts } from '../model/useUnseenDrafts';
import type { FailedSave, SaveOutcome } from './useSaveSubStep';

/** Why a flagged sub-step is not revised yet; the panel says so. */
export type Obstacle = 'unchanged' | 'unsaved';

/** The revision of one sub-step: what its panel shows, and how a save takes part in it. */
export interface SubStepRevision {
  isFlagged: boolean;
  /** Flagged and not revised. */
  isOpen: boolean;
  obstacle: Obstacle | null;
  /** 'Sudah sesuai' was not stored. */
  failed: FailedSave | null;
  isConfirming: boolean;
  confirmButton: RefObject<HTMLButtonElement | null>;
  confirm(this: void): Promise<void>;
  /** Whether going on has to wait for a change or for 'Sudah sesuai': says so, and leads there. */
  isHeldBack(this: void, isChangedNow: boolean): boolean;
  /** Runs a save of the page, unless 'Sudah sesuai' is being stored. */
  during(this: void, action: () => Promise<void>): Promise<void>;
  clear(this: void): void;
}

interface Steps {
  /** Whether something was typed and not saved; then 'Sudah sesuai' would leave it behind. */
  isUnsaved(): Promise<boolean> | boolean;
  save(): Promise<SaveOutcome>;
  forward(): Promise<void>;
  startOver: StartOver;
  /** Why 'Sudah sesuai' has opened the sub-step again; null if something else did. */
  obstacleBefore: Obstacle | null;
  /** Another form has begun, as after 'Buang': what was found in the one before is gone. */
  formKey?: string;
}

interface Found {
  obstacle: Obstacle;
  at: OnboardingContext;
  formKey: string | undefined;
}

/** Opens a sub-step again, with the current values and draft. */
export type StartOver = (obstacle?: Obstacle) => void;

/**
 * A flagged sub-step is revised by a save after something in it has changed, or by 'Sudah sesuai'.
 * One of the two is sent at a time.
 */
export function useRevision(id: SubStepId, steps: Steps): SubStepRevision {
  const onboarding = useOnboarding();
  const takeUnseenDrafts = useUnseenDrafts();
  const screenSignal = useScreenSignal();
  const latest = useLatest(onboarding);
  const { obstacleBefore, formKey } = steps;
  const [found, setFound] = useState<Found | null>(
    obstacleBefore && { obstacle: obstacleBefore, at: onboarding.context, formKey },
  );
  const setObstacle = (obstacle: Obstacle | null) =>
    setFound(obstacle && { obstacle, at: latest.current.context, formKey });
  const [failed, setFailed] = useState<FailedSave | null>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const isSending = useRef(false);
  const isOpen = onboarding.toBeRevised.includes(id);

  const during = async (action: () => Promise<void>): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await action();
    } finally {
      isSending.current = false;
    }
  };
  const { submit: confirm, isSubmitting: isConfirming } = useSubmitOnce(() =>
    during(async () => {
      setObstacle(null);
      setFailed(null);
      if (await steps.isUnsaved()) {
        setObstacle('unsaved');
        return;
      }
      const screen = screenSignal();
      if (await takeUnseenDrafts(id)) {
        if (!screen.aborted) steps.startOver('unsaved');
        return;
      }
      const outcome = await steps.save();
      if (outcome.kind === 'failed') setFailed(outcome);
      else await steps.forward();
    }),
  );

  return {
    isFlagged: onboarding.flags.has(id),
    isOpen,
    // What is saved meanwhile, as a card of a list, may have removed it.
    obstacle: found?.at === onboarding.context && found.formKey === formKey ? found.obstacle : null,
    failed,
    isConfirming,
    confirmButton,
    confirm,
    isHeldBack: (isChangedNow) => {
      const { toBeRevised, changed } = latest.current;
      if (isChangedNow || !toBeRevised.includes(id) || changed.has(id)) return false;
      setObstacle('unchanged');
      confirmButton.current?.focus();
      return true;
    },
    during,
    clear: () => {
      setObstacle(null);
      setFailed(null);
    },
  };
}
