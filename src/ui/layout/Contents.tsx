import { FragmentLink } from '../links/FragmentLink';
import * as styles from './contents.module.css';

/** A part of a page: `id` is that of its element, which takes the focus. */
export interface PagePart {
  id: string;
  title: string;
}

function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
}

/** The parts of a long page as links, on screens with room beside it. */
export const Contents = ({ title, parts }: { title: string; parts: readonly PagePart[] }) => (
  <nav aria-label={title} className={styles.contents}>
    <p aria-hidden="true" className={styles.title}>
      {title}
    </p>
    <ul>
      {parts.map((part) => (
        <li key={part.id}>
          <FragmentLink targetId={part.id} onFollow={() => goTo(part.id)}>
            {part.title}
          </FragmentLink>
        </li>
      ))}
    </ul>
  </nav>
);
