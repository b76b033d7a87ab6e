test('registering as a borrower is not found where the build leaves it out', async () => {
  const flag = process.env['BOS_REGISTER_BORROWER'];
  process.env['BOS_REGISTER_BORROWER'] = '0';
  try {
    await jest.isolateModulesAsync(async () => {
      const { routes } = await import('./routes');
      const text = JSON.stringify(routes);
      expect(text).toContain('"/register/funder"');
      expect(text).not.toContain('"/register/borrower"');
    });
  } finally {
    if (flag === undefined) delete process.env['BOS_REGISTER_BORROWER'];
    else process.env['BOS_REGISTER_BORROWER'] = flag;
  }
});
