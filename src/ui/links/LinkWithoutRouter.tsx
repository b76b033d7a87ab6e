import type { MouseEvent } from 'react';
import type { CheckedLinkProps } from './linkContext';

/** With Ctrl, Shift and the like the browser opens a link elsewhere. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export type LinkWithoutRouterProps = Pick<CheckedLinkProps, 'to' | 'className' | 'children'> & {
  /** Follows it, to a path below `/bos`. */
  onFollow: (path: string) => void;
};

/** A link to a page of the app, where there is no router: `onFollow` leads there. */
export const LinkWithoutRouter = ({
  to,
  className,
  children,
  onFollow,
}: LinkWithoutRouterProps) => (
  <a
    href={`/bos${to}`}
    className={className}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onFollow(to);
    }}
  >
    {children}
  </a>
);
