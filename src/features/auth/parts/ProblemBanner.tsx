import type { ApiProblem } from '@/api/problem';
import { useText } from '@/i18n/useText';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { problemText } from './problemText';

/** A problem on the page, because the toast disappears after ten seconds. */
export function ProblemBanner({ title, problem }: { title: string; problem: ApiProblem }) {
  const { tRef } = useText();
  if (problem.kind === 'cancelled') return null;
  const isRefusal = problem.status !== null && problem.status < 500;
  return (
    <StatusBanner kind={isRefusal ? 'warning' : 'error'} title={title}>
      <p>{tRef(problemText(problem))}</p>
    </StatusBanner>
  );
}
