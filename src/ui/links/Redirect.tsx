import { Navigate } from 'react-router-dom';
import { appPath } from '@/domain/safeUrl';

/** Sends on to a page of the app, leaving no trace in the history; what is none of it leads to its start. */
export const Redirect = ({ to }: { to: string }) => <Navigate to={appPath(to) ?? '/'} replace />;
