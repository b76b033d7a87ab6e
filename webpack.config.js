const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { constants: zlib } = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { BannerPlugin, Compilation, DefinePlugin, SourceMapDevToolPlugin } = require('webpack');
const { InjectManifest } = require('workbox-webpack-plugin');

const BASE = '/bos/';
/** Webpack replaces these digits wherever they stand: with six of them, numbers of the code were hit. */
const HASH = '[contenthash:10]';
const inRoot = (...parts) => path.join(__dirname, ...parts);

/** Copies the files of `public/` next to the bundle. HtmlWebpackPlugin handles index.html. */
class PublicFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('PublicFilesPlugin', () => {
        const { RawSource } = compiler.webpack.sources;
        for (const entry of fs.readdirSync(inRoot('public'), { recursive: true })) {
          const file = inRoot('public', entry);
          if (entry === 'index.html' || !fs.statSync(file).isFile()) continue;
          compilation.fileDependencies.add(file);
          compilation.emitAsset(
            entry.split(path.sep).join('/'),
            new RawSource(fs.readFileSync(file)),
          );
        }
      });
    });
  }
}

/** The pages that are there before the app (docs/decisions/0019-first-page.md): each has an entry. */
const FIRST_PAGES = fs
  .readdirSync(inRoot('src', 'first'))
  .map((file) => path.parse(file).name)
  .filter((name) => name !== 'register-borrower' || process.env.BOS_REGISTER_BORROWER !== '0');

const isFirstPage = (file) => FIRST_PAGES.includes(path.parse(file).name);

/** Writes the styles of a prerendered page into it: it waits for no file before it is shown. */
class InlineStylesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('InlineStylesPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('InlineStylesPlugin', (data) => {
        if (!isFirstPage(data.outputName)) return data;
        const { assetTags } = data;
        assetTags.styles = assetTags.styles.map(({ attributes: { href } }) => ({
          tagName: 'style',
          voidTag: false,
          meta: {},
          attributes: {},
          innerHTML: compilation.getAsset(href.slice(BASE.length)).source.source().trim(),
        }));
        return data;
      });
    });
  }
}

/** Preloads the font together with the scripts of the page. */
class FontPreloadPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('FontPreloadPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(
        'FontPreloadPlugin',
        (data) => {
          if (isFirstPage(data.outputName)) return data;
          const font = Object.keys(compilation.assets).find((name) => FIRST_FONT.test(name));
          if (font === undefined) return data;
          data.headTags.push({
            tagName: 'link',
            voidTag: true,
            meta: {},
            attributes: {
              rel: 'preload',
              href: BASE + font,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
          });
          return data;
        },
      );
    });
  }
}

const FIRST_FONT = /plus-jakarta-sans-latin-wght-normal\.\w+\.woff2$/;

/** The files with code of `src`; the others have that of packages, or of webpack. */
const filesOfTheApp = ({ chunks, chunkGraph }) =>
  [...chunks]
    .filter((chunk) =>
      chunkGraph
        .getChunkModules(chunk)
        .flatMap((module) => module.modules ?? [module])
        .some(({ resource }) => resource?.startsWith(inRoot('src', path.sep))),
    )
    .flatMap((chunk) => [...chunk.files])
    .sort();

/** Writes a list of the chunks next to the cache, for scripts/size.mjs. Each folder of a build has its own. */
class ChunkListPlugin {
  apply(compiler) {
    compiler.hooks.done.tap('ChunkListPlugin', ({ compilation }) => {
      const groups = compilation.chunkGroups.map((group) => ({
        requests: group.origins.map(({ request }) => request),
        files: group.getFiles(),
      }));
      const entries = Object.fromEntries(
        [...compilation.entrypoints].map(([name, entry]) => [name, entry.getFiles()]),
      );
      const list = `${path.basename(compiler.outputPath)}.chunks.json`;
      fs.mkdirSync(inRoot('.cache', 'webpack'), { recursive: true });
      fs.writeFileSync(
        inRoot('.cache', 'webpack', list),
        JSON.stringify({ entries, groups, app: filesOfTheApp(compilation) }, null, 1),
      );
    });
  }
}

function compress(algorithm, extension, options) {
  return new CompressionPlugin({
    algorithm,
    filename: `[path][base].${extension}`,
    test: /\.(m?js|css|html|svg|webmanifest)$/,
    threshold: 512,
    compressionOptions: options,
  });
}

/** Too heavy to be fetched in advance, for example what shows PDFs. It comes when it is needed. */
const HEAVY_BYTES = 300 * 1024;

/** Files that the page itself names: without one of them it stays empty. */
const isOfThePage = (compilation, name) =>
  [...compilation.entrypoints.values()].some((entry) => entry.getFiles().includes(name));

/** The app, and the pages that the build has rendered. */
const PAGE = /^[\w-]+\.html$/;

/** Servers may have the pages of another build beside this worker: such a page is not stored. */
const withHashesOfPages = (entries, compilation) => ({
  manifest: entries.map((entry) => {
    const name = entry.url.slice(BASE.length);
    if (!PAGE.test(name)) return entry;
    const hash = createHash('sha256')
      .update(compilation.getAsset(name).source.buffer())
      .digest('base64');
    return { ...entry, integrity: `sha256-${hash}` };
  }),
});

const serviceWorkers = () => [
  new InjectManifest({
    swSrc: inRoot('src', 'service-worker', 'serviceWorker.ts'),
    swDest: 'sw.js',
    include: [PAGE, /^assets\/.+\.(js|css|svg|png)$/, /latin-wght.+\.woff2$/],
    exclude: [
      ({ asset, compilation }) =>
        asset.source.size() > HEAVY_BYTES && !isOfThePage(compilation, asset.name),
    ],
    manifestTransforms: [withHashesOfPages],
    dontCacheBustURLsMatching: /^\/bos\/assets\//,
  }),
];

/** Maps for whoever reads error reports (docs/deploy.md): outside of `dist`, and no file names them. */
const sourceMaps = () =>
  new SourceMapDevToolPlugin({
    test: /\.m?js$/,
    filename: '../.cache/source-maps/[file].map',
    append: false,
  });

const indexTemplate = () => fs.readFileSync(inRoot('public', 'index.html'), 'utf8');

/** A page as the build has prerendered it, in the frame of index.html. */
async function firstPage(name) {
  const { renderFirstPage } = require(inRoot('.cache', 'prerender', 'prerender.cjs'));
  const { productName } = JSON.parse(fs.readFileSync(inRoot('public', 'config.json'), 'utf8'));
  const { title, head, body } = await renderFirstPage(name, productName);
  return indexTemplate()
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace(/.*config\.json.*\n/, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () => body);
}

/** Renders the first pages in Node (src/app/first-page/prerender.tsx), before the build of the app. */
const prerendering = (common) => ({
  ...common,
  target: 'node20',
  entry: { prerender: inRoot('src', 'app', 'first-page', 'prerender.tsx') },
  output: {
    path: inRoot('.cache', 'prerender'),
    publicPath: BASE,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
  },
  optimization: { ...common.optimization, splitChunks: false, runtimeChunk: false },
  plugins: [new MiniCssExtractPlugin(), ...defines()],
});

const defines = () => [
  new DefinePlugin({
    // pdfjs-dist asks for it, in Node only. It would be the path of the file on the machine of the build.
    'import.meta.url': JSON.stringify(''),
    'process.env.BOS_REGISTER_BORROWER': JSON.stringify(
      process.env.BOS_REGISTER_BORROWER === '0' ? '0' : '1',
    ),
  }),
];

/**
 * Chromium compiles all functions of a script with this first line as it is fetched, beside the page;
 * without it each is compiled in the page, when it is first called (docs/performance.md).
 */
const compileAhead = () =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^assets\/.+\.js$/,
    // The minimizer would drop it; the source maps count its line.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

const productionPlugins = (maps) => [
  ...FIRST_PAGES.map(
    (name) =>
      new HtmlWebpackPlugin({
        filename: `${name}.html`,
        templateContent: () => firstPage(name),
        chunks: [name],
        scriptLoading: 'defer',
        // React takes the page over as it has rendered it.
        minify: false,
      }),
  ),
  new InlineStylesPlugin(),
  compileAhead(),
  ...(maps ? [sourceMaps()] : []),
  ...serviceWorkers(),
  new ChunkListPlugin(),
  new FontPreloadPlugin(),
  compress('gzip', 'gz', { level: 9 }),
  compress('brotliCompress', 'br', {
    params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY },
  }),
];

/** Listens on 127.0.0.1 only. Only the paths of the mock are proxied, and no web sockets. */
function devServer() {
  const mock = `http://127.0.0.1:${process.env.MOCK_PORT ?? '4000'}`;
  return {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? '3000'),
    hot: true,
    // Developers open http://localhost; without this entry hot reload is refused.
    allowedHosts: ['localhost'],
    static: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    // A token in a path may have dots. A missing script must not return the page.
    historyApiFallback: {
      index: `${BASE}index.html`,
      disableDotRule: true,
      rewrites: [
        { from: /\.(m?js|css|json|map|svg|png|woff2)$/, to: ({ parsedUrl }) => parsedUrl.pathname },
      ],
    },
    proxy: [{ context: ['/api', '/__mock'], target: mock, ws: false }],
    setupMiddlewares: (middlewares, { app }) => {
      const unregister = require('tsx/cjs/api').register();
      const { localConfig } = require('./deploy/localConfig.ts');
      const { frameAncestors } = require('./deploy/headers.ts');
      unregister();
      const configuration = localConfig({
        portalOrigin: `http://127.0.0.1:${process.env.PORTAL_PORT ?? '4001'}`,
        appOrigin: `http://localhost:${process.env.PORT ?? '3000'}`,
      });
      app.get(`${BASE}config.json`, (_request, response) => {
        response.set('Cache-Control', 'no-store').json(configuration);
      });
      // The demo portal may frame the same pages as in production.
      app.use((request, response, next) => {
        const ancestors = frameAncestors(request.path, configuration.embedOrigins);
        response.set('Content-Security-Policy', `frame-ancestors ${ancestors}`);
        next();
      });
      app.use((request, response, next) => {
        if (request.path !== '/' && request.path !== '/bos') return next();
        return response.redirect(`${BASE}${new URL(request.url, 'http://host').search}`);
      });
      return middlewares;
    },
  };
}

module.exports = ({ maps = false, prerender = false }, { mode = 'development' }) => {
  const isProduction = mode === 'production';
  process.env.BABEL_ENV = mode;
  const app = {
    mode,
    target: 'browserslist',
    entry: {
      main: inRoot('src', 'main.tsx'),
      ...(isProduction &&
        Object.fromEntries(
          FIRST_PAGES.map((name) => [name, inRoot('src', 'first', `${name}.ts`)]),
        )),
    },
    output: {
      path: inRoot('dist'),
      publicPath: BASE,
      filename: isProduction ? `assets/[name].${HASH}.js` : 'assets/[name].js',
      assetModuleFilename: `assets/[name].${HASH}[ext]`,
      clean: true,
      // As long as a call. Until then, another try only waits for the same script.
      chunkLoadTimeout: 30_000,
      // The loader names its scripts by this policy, for a browser that asks for trusted types (X9).
      trustedTypes: 'bos',
    },
    devtool: isProduction ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@': inRoot('src'),
        // goober writes the styles of notistack. This version obeys a strict content security policy.
        goober$: inRoot('src/ui/feedback/gooberSheet.ts'),
      },
    },
    module: {
      rules: [
        { resourceQuery: /^\?url$/, type: 'asset/resource' },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'babel-loader',
          options: { plugins: isProduction ? [] : ['react-refresh/babel'] },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  localIdentName: isProduction ? '[hash:base64:6]' : '[name]__[local]',
                  // The same names in the prerendered page, also beside those of another release.
                  localIdentHashSalt: 'bos',
                },
              },
            },
          ],
        },
        {
          // The charts use more of reselect than the store does. They get a copy of their own, so that
          // the first page does not load that for them.
          test: /node_modules[\\/]@base-ui[\\/]/,
          resolve: {
            alias: {
              reselect$: `${inRoot('node_modules', 'reselect', 'dist', 'reselect.mjs')}?charts`,
            },
          },
        },
        { test: /\.(svg|png|woff2)$/, resourceQuery: { not: [/^\?url$/] }, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        // SWC writes fewer bytes than webpack's default, in a tenth of its time. It only minifies:
        // Babel has already compiled for the browsers of package.json.
        new MinimizerPlugin({
          test: /\.([cm]?js|css)$/,
          minify: [
            { implementation: MinimizerPlugin.swcMinify },
            { implementation: MinimizerPlugin.esbuildMinifyCss },
          ],
        }),
      ],
      // A page waits for each of its first scripts, and the worker answers each on a second visit. With fewer,
      // the code of a form is in its page's own script, and comes once more with the app.
      splitChunks: { chunks: 'all', maxInitialRequests: 4 },
      runtimeChunk: 'single',
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: inRoot('public', 'index.html'),
        chunks: ['main'],
        scriptLoading: 'defer',
      }),
      new MiniCssExtractPlugin({
        filename: `assets/[name].${HASH}.css`,
        // Styles come with the pages, in the order in which these are visited: those of components do not
        // depend on it (src/styleOrder.test.ts).
        ignoreOrder: true,
      }),
      new PublicFilesPlugin(),
      ...defines(),
      ...(isProduction ? productionPlugins(maps) : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    cache: {
      type: 'filesystem',
      // Modules that were built without source maps have none.
      name: [mode, maps && 'maps', prerender && 'prerender'].filter(Boolean).join('-'),
      cacheDirectory: inRoot('.cache', 'webpack'),
      buildDependencies: {
        config: [__filename, inRoot('babel.config.js'), inRoot('scripts', 'compileMessages.cjs')],
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    devServer: devServer(),
  };
  return prerender ? prerendering(app) : app;
};
