import type { ReactNode } from 'react';

export type FragmentLinkProps = {
  /** Id, or name, of the part of this page. */
  targetId: string;
  onFollow: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Leads to another part of the page by what `onFollow` does; the address stays as it is. */
export const FragmentLink = ({ targetId, onFollow, className, children }: FragmentLinkProps) => (
  <a
    href={`#${targetId}`}
    className={className}
    onClick={(event) => {
      event.preventDefault();
      onFollow();
    }}
  >
    {children}
  </a>
);
