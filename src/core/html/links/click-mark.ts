/** Whether mail programs and networks mark a click with this query parameter. @example isClickMark('utm_source') // => true */
export const isClickMark = (name: string): boolean =>
  /^(utm_\w+|_x_tr_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_cid|mc_eid|igshid|_hs(enc|mi)|mkt_tok)$/i.test(
    name,
  );
