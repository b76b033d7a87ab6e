import type { ReactNode } from 'react';

export type PartLinkProps = {
  /** Id, or name, of the part of this page. */
  part: string;
  onFollow: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Leads to another part of the page by what `onFollow` does; the address stays as it is. */
export const PartLink = ({ part, onFollow, className, children }: PartLinkProps) => (
  <a
    href={`#${part}`}
    className={className}
    onClick={(event) => {
      event.preventDefault();
      onFollow();
    }}
  >
    {children}
  </a>
);
