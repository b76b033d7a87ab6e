import { screen, waitFor } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { FilePreviewDialog } from './FilePreviewDialog';

const statement = { fileName: 'mutasi.pdf', pathUrl: '/f/1' };
const pdf = new File(['%PDF-1.4'], 'mutasi.pdf', { type: 'application/pdf' });

type DrawPdf = jest.Mock<Promise<void>, [Blob, HTMLCanvasElement]>;

function renderPreview(
  local: Blob | null,
  draw = () => Promise.resolve(),
  open = () => Promise.resolve<Blob>(pdf),
) {
  const openFile = jest.fn(open);
  const renderPdf = jest.fn<Promise<void>, [Blob, HTMLCanvasElement]>(draw);
  const view = renderComponent(
    <FilePreviewDialog
      file={statement}
      local={local}
      openFile={openFile}
      renderPdf={renderPdf}
      onClose={() => undefined}
    />,
  );
  return { ...view, openFile, renderPdf };
}

/** The PDF was drawn on a canvas in the dialog. */
async function expectDrawn(renderPdf: DrawPdf) {
  await waitFor(() => expect(renderPdf).toHaveBeenCalledTimes(1));
  const [blob, canvas] = renderPdf.mock.calls[0]!;
  expect(blob).toBe(pdf);
  expect(screen.getByRole('img', { name: 'Halaman pertama' })).toContainElement(canvas);
}

test('a PDF that was just chosen is drawn on the canvas of the dialog, without asking the server', async () => {
  const { openFile, renderPdf } = renderPreview(pdf);
  await expectDrawn(renderPdf);
  expect(openFile).not.toHaveBeenCalled();
});

test('a PDF that was stored before is fetched and drawn', async () => {
  const { openFile, renderPdf } = renderPreview(null);
  await expectDrawn(renderPdf);
  expect(openFile).toHaveBeenCalledWith('/f/1');
});

test('a PDF that cannot be drawn says so and can still be downloaded', async () => {
  renderPreview(pdf, () => Promise.reject(new Error('broken')));
  expect(
    await screen.findByText('Berkas ini tidak dapat ditampilkan di sini. Silakan unduh.'),
  ).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Unduh berkas' })).toHaveAttribute(
    'download',
    'mutasi.pdf',
  );
});

test('A3: another try that draws the file leaves the focus at the title of the dialog', async () => {
  const { user, openFile, renderPdf } = renderPreview(null, undefined, () =>
    Promise.reject(new Error('no answer')),
  );
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  openFile.mockResolvedValue(pdf);
  await user.click(retry);
  await expectDrawn(renderPdf);
  expect(screen.getByRole('heading', { name: 'mutasi.pdf' })).toHaveFocus();
});

test('K3: a drawing that could hold a page is not shown as a picture, and can be downloaded', async () => {
  const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], {
    type: 'image/svg+xml',
  });
  renderPreview(
    null,
    () => Promise.reject(new Error('no PDF')),
    () => Promise.resolve(drawing),
  );
  expect(await screen.findByText(/Berkas ini tidak dapat ditampilkan di sini/)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Unduh berkas' })).toHaveAttribute(
    'download',
    'mutasi.pdf',
  );
});
