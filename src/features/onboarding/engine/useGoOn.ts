import { useNavigate, useLocation } from 'react-router-dom';
import { nextPlace, previousPlace } from '@/domain/onboarding/progress';
import { hubPath, placePath, type Place } from '@/domain/onboarding/visibleSteps';
import { useOnboarding } from './OnboardingProvider';

export interface GoOn {
  forward(this: void): void;
  back(this: void): void;
}

/** Where 'Simpan & Lanjutkan' and 'Kembali' lead; the query string comes along. */
export function useGoOn({ subStep }: Place): GoOn {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { flow, context } = useOnboarding();
  const go = (place: Place | null) =>
    void navigate(`${place === null ? hubPath(flow) : placePath(flow, place)}${search}`);
  return {
    forward: () => go(nextPlace(flow, context.facts, subStep.id)),
    back: () => go(previousPlace(flow, context.facts, subStep.id)),
  };
}
