import { screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { renderComponent } from '@/testing/render/renderComponent';
import { settle } from '@/testing/render/settle';
import { Page } from './Page';

function TwoPages() {
  const { pathname } = useLocation();
  const title = pathname === '/two' ? 'Identitas' : 'Data Pribadi';
  return (
    <Page key={title} title={title}>
      <Link to="/two">Lanjut</Link>
    </Page>
  );
}

test('the next page takes the focus to its heading and names the document', async () => {
  const { user } = renderComponent(<TwoPages />);
  await user.click(screen.getByRole('link', { name: 'Lanjut' }));
  expect(screen.getByRole('heading', { name: 'Identitas' })).toHaveFocus();
  await settle(() => undefined);
  expect(document.title).toBe('Identitas · BOS');
});
