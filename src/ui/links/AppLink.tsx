import { use } from 'react';
import { appPath } from '@/domain/safeUrl';
import { LinkContext, type CheckedLinkProps } from './linkContext';

/** `to` is a path of the app, with or without `/bos` before it. */
export type AppLinkProps = CheckedLinkProps;

/** A link to a page of the app. What is no path of it is only words: a router would leave for it. */
export function AppLink({ to, ...props }: AppLinkProps) {
  const renderLink = use(LinkContext);
  const path = appPath(to);
  if (renderLink === null) throw new Error('AppLink needs a LinkContext above it');
  if (path === null) return <span className={props.className}>{props.children}</span>;
  return renderLink({ to: path, ...props });
}
