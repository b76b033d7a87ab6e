import type { ReactNode, Ref } from 'react';
import { isObjectUrl } from './objectUrl';

export type ObjectLinkProps = {
  /** The address of an object made in this page. */
  url: string;
  fileName: string;
  className?: string;
  isHidden?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
};

/** Saves an object of this page as a file; it is never opened, for what is in it could run. */
export function ObjectLink({ url, fileName, isHidden = false, ...props }: ObjectLinkProps) {
  if (!isObjectUrl(url)) return null;
  const { children, ...rest } = props;
  return (
    <a href={url} download={fileName} hidden={isHidden} {...rest}>
      {children}
    </a>
  );
}
