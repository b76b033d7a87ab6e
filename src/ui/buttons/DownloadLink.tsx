import type { ReactNode } from 'react';
import { DownloadIcon } from '../icons/actionIcons';
import { classNames } from '../classNames';
import { ObjectLink } from '../links/ObjectLink';
import * as styles from './button.module.css';

export type DownloadLinkProps = {
  /** The object URL of a file made in this page. */
  url: string;
  fileName: string;
  children: ReactNode;
};

/** Saves a file to the downloads of the device. */
export const DownloadLink = ({ url, fileName, children }: DownloadLinkProps) => (
  <ObjectLink url={url} fileName={fileName} className={classNames(styles.button, styles.secondary)}>
    <DownloadIcon size={20} />
    {children}
  </ObjectLink>
);
