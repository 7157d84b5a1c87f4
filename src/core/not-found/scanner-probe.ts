/** Whether a path such as '/wp-login.php' looks like a request of a vulnerability scanner. */
export const isScannerProbe = (path: string): boolean =>
  /\.(?:php\d?|aspx?|jsp|cgi|env|sql|bak|old|ini|ya?ml|zip|gz|tar|rar|log|conf|exe|sh|xml|json|txt|map|js|css)$/i.test(
    path,
  ) ||
  /(?:^|\/)(?:\.|wp(?:-|$|\/)|wordpress|cgi-bin|phpmyadmin|pma|xmlrpc|vendor|actuator|owa|solr|boaform|hnap1|telescope|autodiscover|administrator|_ignition|_profiler)/i.test(
    path,
  );
