import { Link, RouterProvider, type DataRouter } from 'react-router-dom';
import { LinkContext, type CheckedLinkProps } from './linkContext';

const renderLink = (props: CheckedLinkProps) => <Link {...props} />;

/** The pages of a router, whose links it follows. */
export const RouterWithLinks = ({ router }: { router: DataRouter }) => (
  <LinkContext value={renderLink}>
    <RouterProvider router={router} />
  </LinkContext>
);
