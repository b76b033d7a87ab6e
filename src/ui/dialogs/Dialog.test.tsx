import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderComponent } from '@/testing/render/renderComponent';
import { settle } from '@/testing/render/settle';
import { Button } from '../buttons/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

function Opening({ onConfirm }: { onConfirm?: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <main>
      <h1>Rekening</h1>
      <Button onClick={() => setIsOpen(true)}>Buka</Button>
      {onConfirm ? (
        <ConfirmDialog
          title="Hapus rekening?"
          body="Rekening akan dihapus."
          confirmLabel="Hapus rekening"
          isOpen={isOpen}
          onConfirm={onConfirm}
          onCancel={close}
        />
      ) : (
        <Dialog
          title="Verifikasi Berhasil!"
          isOpen={isOpen}
          onClose={close}
          actions={<Button onClick={close}>Tutup</Button>}
        />
      )}
    </main>
  );
}

test('a dialog takes the focus to its title and gives it back to what opened it', async () => {
  const { user } = renderComponent(<Opening />);
  const opener = screen.getByRole('button', { name: 'Buka' });
  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Verifikasi Berhasil!' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(opener).toHaveFocus();
});

test('A3: a dialog that fades away takes no focus, also where its work ends meanwhile', async () => {
  let endWork: () => void = () => undefined;
  function Asking() {
    const [isOpen, setIsOpen] = useState(true);
    const work = () => {
      setIsOpen(false);
      return new Promise<void>((resolve) => (endWork = resolve));
    };
    return (
      <ConfirmDialog
        title="Hapus rekening?"
        body="Rekening akan dihapus."
        confirmLabel="Hapus"
        isOpen={isOpen}
        onConfirm={work}
        onCancel={() => setIsOpen(false)}
      />
    );
  }
  const { user } = renderComponent(<Asking />);
  const heading = screen.getByRole('heading', { name: 'Hapus rekening?' });
  const confirm = screen.getByRole('button', { name: 'Hapus' });
  await user.click(confirm);
  // What had the focus on the page is gone in this moment.
  act(() => confirm.blur());
  await settle(() => endWork());
  expect(heading).toBeInTheDocument();
  expect(heading).not.toHaveFocus();
});

test('Escape closes a dialog', async () => {
  const { user } = renderComponent(<Opening />);
  await user.click(screen.getByRole('button', { name: 'Buka' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Buka' })).toHaveFocus();
});

test('while a dialog is open the app behind it is inert, and active again when it closes', async () => {
  const app = document.createElement('div');
  app.id = 'root';
  document.body.append(app);
  const { user } = renderComponent(<Opening />);
  await user.click(screen.getByRole('button', { name: 'Buka' }));
  expect(app).toHaveAttribute('inert');
  await user.keyboard('{Escape}');
  expect(app).not.toHaveAttribute('inert');
  app.remove();
});

test('what is confirmed twice happens once', async () => {
  let finish = () => undefined as undefined | void;
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = renderComponent(<Opening onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Buka' }));
  await user.dblClick(screen.getByRole('button', { name: 'Hapus rekening' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await settle(() => finish());
});

function Failing({ what }: { what: 'removed' | 'disabled' }) {
  const [hasFailed, setHasFailed] = useState(true);
  const [isOpen, setIsOpen] = useState(true);
  const retry = () => setHasFailed(false);
  return (
    <main>
      <h1>Rekening</h1>
      <Dialog title="mutasi.pdf" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {(hasFailed || what === 'disabled') && (
          <Button isDisabled={!hasFailed} onClick={retry}>
            Coba lagi
          </Button>
        )}
      </Dialog>
    </main>
  );
}

test.each(['removed', 'disabled'] as const)(
  'a button of a dialog that is %s by its own click leaves the focus to the title, and Escape closes',
  async (what) => {
    const { user } = renderComponent(<Failing what={what} />);
    act(() => screen.getByRole('button', { name: 'Coba lagi' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'mutasi.pdf' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);
