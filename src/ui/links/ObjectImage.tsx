import { isObjectUrl } from './objectUrl';

export type ObjectImageProps = {
  /** The address of an object made in this page. */
  url: string;
  /** What is on it; empty where words beside it say so. */
  alt: string;
  className?: string | undefined;
};

/** A picture out of this page's memory: none is ever loaded from an address that somebody gave. */
export const ObjectImage = ({ url, alt, className }: ObjectImageProps) =>
  isObjectUrl(url) ? <img src={url} alt={alt} className={className} /> : null;
