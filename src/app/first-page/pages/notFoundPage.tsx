import { NotFoundMessage } from '../../screens/NotFoundMessage';
import { fetchEnglish } from '../fetchEnglish';
import type { FirstPageDefinition } from '../firstPageDefinition';

export const notFoundPage: FirstPageDefinition = {
  Screen: ({ problem }) => (
    <>
      {problem}
      <NotFoundMessage />
    </>
  ),
  messages: {},
  fetchEnglish,
};
