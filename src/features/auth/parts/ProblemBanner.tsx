import type { ApiProblem } from '@/api/problem';
import { noticeKindFor } from '@/domain/session/sessionErrors';
import { useText } from '@/i18n/useText';
import { Phrase } from '@/ui/content/Phrase';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { problemText } from './problemText';

/** A problem on the page, because the toast disappears after ten seconds. */
export function ProblemBanner({ title, problem }: { title: string; problem: ApiProblem }) {
  const { tRef } = useText();
  if (problem.kind === 'cancelled') return null;
  return (
    <StatusBanner kind={noticeKindFor(problem.status)} title={title}>
      <p>
        <Phrase>{tRef(problemText(problem))}</Phrase>
      </p>
    </StatusBanner>
  );
}
