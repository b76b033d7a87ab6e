import { Link, RouterProvider, type DataRouter } from 'react-router-dom';
import { LinkContext, type CheckedLinkProps } from './linkContext';

const renderLink = (props: CheckedLinkProps) => <Link {...props} />;

/**
 * The pages of a router, whose links it follows. A page is drawn in one go once its code and data
 * are there: as a transition it would be drawn in pieces, between which a cheap phone reads
 * responses that the page does not wait for.
 */
export const RouterWithLinks = ({ router }: { router: DataRouter }) => (
  <LinkContext value={renderLink}>
    <RouterProvider router={router} useTransitions={false} />
  </LinkContext>
);
