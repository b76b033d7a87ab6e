import type { Request, RequestHandler, Response, Router } from 'express';
import jsonServer from 'json-server';
import { middlewareRoute, Reply, route } from '../core/route';
import { masterLists } from '../database/masterData';
import { regions } from '../database/regions';

const CACHEABLE = { 'Cache-Control': 'private, max-age=3600' };

const listRouter: Router & { render?: (request: Request, response: Response) => void } =
  jsonServer.router(masterLists);

listRouter.render = (_request, response) => {
  const { data } = response.locals as { data: unknown };
  response.set(CACHEABLE).json({ code: response.statusCode, message: 'OK', data });
};

/**
 * Serves a plain list through json-server's router. The router gets only the name of the list: a
 * query would enable its JSONP, regular expressions and relations.
 */
const serveList: RequestHandler = (request, response, next) => {
  request.url = `/${request.path.split('/').filter(Boolean).at(-1)}`;
  request.query = {};
  listRouter(request, response, next);
};

const cacheable = (data: unknown): Reply =>
  new Reply({ code: 200, message: 'OK', data }, CACHEABLE);

export const masterRoutes = [
  middlewareRoute('getMasterList', serveList),
  middlewareRoute('getBankList', serveList),
  route('getProvinces', () => cacheable(regions().provinces)),
  route('getCities', ({ query }) => cacheable(regions().citiesOf(query.province_id))),
  route('getDistricts', ({ query }) => cacheable(regions().districtsOf(query.city_id))),
  route('getVillages', ({ query }) => cacheable(regions().villagesOf(query.district_id))),
];
